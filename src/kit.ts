// What files in src/site/ may import. The names stay from version to version.

export type { Capture } from './model';
export type {
  AssetFile, Member, OtherLink, Pages, Picture, Project, Sections, Settings, Site,
} from './types';

// Components of sections and pages.
export { Gallery } from './page/components/Gallery';
export { Invitation } from './page/components/Invitation';
export { Members } from './page/components/Members';
export { Projects } from './page/components/Projects';
export { Tags } from './page/components/Tags';

// The site's data. `base` is the path of home.
export { base, home, members, projects } from 'model';

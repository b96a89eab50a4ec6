// What files in src/site/ may import. Its names never change.

export type { Capture } from './model';
export type {
  AssetFile, Member, OtherLink, Pages, Picture, Project, Sections, Settings, Site,
} from './types';

export { Gallery } from './page/components/Gallery';
export { Invitation } from './page/components/Invitation';
export { Members } from './page/components/Members';
export { Projects } from './page/components/Projects';
export { Tags } from './page/components/Tags';

// `base` is the path of home.
export { base, home, members, projects } from 'model';

// What the team's own files in src/site/ may use of the program. These names stay from version to version.

export type { AssetFile, Picture } from './fields/asset';
export type { Member, OtherLink, Project, Site } from './fields/content';
export type { Pages, Sections } from './fields/sections';
export type { Settings } from './fields/settings';

// What the sections of home show, and parts of pages.
export { Gallery } from './page/components/Gallery';
export { Invitation } from './page/components/Invitation';
export { Members } from './page/components/Members';
export { Projects } from './page/components/Projects';
export { Tags } from './page/components/Tags';

// The data of the site, as pages show it. `base` is the path of home.
export { base, home, members, projects } from 'model';

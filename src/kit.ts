// The kit: what components and pages in src/site/ may import, and the types for all files there. Its names do not
// change within a major version.

export type { Capture } from './model/types';
export type {
  AssetFile, ContentProps, Frontmatter, Member, OtherLink, Pages, Picture, Project, Sections, Settings, Site,
} from './schema/types';

export { Members, Projects } from './components/Cards';
export { Gallery } from './components/Gallery';
export { Invitation } from './components/Invitation';
export { Tags } from './components/Tags';

// `base` is the path of the home page.
export { base, home, members, projects } from 'site-data';

// The newest three articles. Last, because it loads the files in pages/, which may use the exports above.
export { articles } from 'site-articles';

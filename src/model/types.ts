// The data that site-data.ts and page-table.ts make from the team's files. It is never modified.
import type { Frontmatter, LanguageSource, Member, Picture, Project, Site } from '../schema/types';

/** Links to files and other sites open in a new tab, and their accessible names say so. */
export type Link = { href: string; target?: '_blank'; rel?: string; 'aria-label'?: string };

export type NamedLink = Link & { text: string; translate?: 'no' };

type HomeData = Pick<Site, 'brand' | 'intro' | 'services'> & {
  headline: [start: string, lastWord: string];
  contact: [heading: string, more: string];
  mail: NamedLink;
  links: NamedLink[];
};

export type Profile = Omit<Member, 'shortName' | 'avatar' | 'links' | 'otherLinks'> & {
  avatar?: string;
  initials: string;
  /** The accessible name of the button that flips the card. */
  more: string;
  /** The heading on the back of the card. */
  linksTitle: string;
  links: NamedLink[];
};

/** A picture in a project or gallery. `text` is its caption. */
export type Capture = Picture & { alt: string; text?: string };

/** `link` is where the card leads. `initial` is the placeholder for a project without captures. */
export type ProjectData = Omit<Project, 'images' | 'link' | 'text' | 'visit'> & {
  captures: Capture[];
  initial?: string;
  text: string[];
  visits: NamedLink[];
  link: Link;
};

/** What components show: the module `site-data` of a language. `base` is the path of the home page. */
export type SiteData = {
  base: string;
  projectsPath: string;
  home: HomeData;
  members: Profile[];
  projects: ProjectData[];
};

/** An entry of the module `site-pages`: what the browser knows about a page. */
export type Page = {
  /** The path of its file, relative to the home page and without `.html`. */
  file: string;
  /** Its path in links and in the address bar. */
  path: string;
  /** Its canonical URL, in a form that every host can serve. */
  url: string;
  tabTitle: string;
  noindex?: boolean;
  /** Links to the page in other languages, or to their home page if they lack the page. */
  translations: { tag: string; name: string; path: string }[];
} & (
  | { kind: 'home' | 'unknown' } // `unknown` is the page for unknown project ids
  | { kind: 'project'; id: string }
  | { kind: 'component' | 'static'; back: string } // the path of the parent page, such as `/blog` for `blog/primero`
);

/** What only the build knows about a page. */
export type PageMeta = Pick<Frontmatter, 'title' | 'description' | 'date' | 'updated' | 'author' | 'lang'> & {
  /** The file of a static page, relative to `pages/`. */
  source?: string;
  /** The URLs of the page in all languages that have it, for hreflang. */
  versions: { tag: string; url: string }[];
  /** The social preview image in `assets/`, which is made from the picture `src`. */
  shareImage?: { file: string; src?: string };
};

export type FullPage = Page & { meta: PageMeta };

/** A language of the site. `sitePath` is the path of the root of the site. */
export type Language = LanguageSource & { sitePath: string; data: SiteData; pages: FullPage[] };

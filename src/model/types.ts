// The data that make-data.ts and make-pages.ts make of the team's files. It is JSON, and never modified.
import type { Frontmatter, Member, Picture, Project, Site, Texts } from '../team/types';

/** Links to files and other sites open in a new tab, which their accessible name says. */
export type Link = { href: string; target?: '_blank'; rel?: string; 'aria-label'?: string };

export type NamedLink = Link & { text: string; translate?: 'no' };

export type HomeData = Pick<Site, 'brand' | 'intro' | 'services'> & {
  headline: [start: string, lastWord: string];
  contact: [question: string, more: string];
  mail: NamedLink;
  links: NamedLink[];
};

export type Profile = Omit<Member, 'shortName' | 'avatar' | 'links' | 'otherLinks'> & {
  avatar?: string;
  initials: string;
  /** The name of the button that flips the card. */
  more: string;
  /** The heading of the card's back face. */
  linksTitle: string;
  links: NamedLink[];
};

/** A picture of a project or a gallery. `text` is its caption. */
export type Capture = Picture & { alt: string; text?: string };

/** `link` is the link of the card, and `initial` the placeholder of a project without captures. */
export type ProjectData = Omit<Project, 'images' | 'link' | 'text' | 'visit'> & {
  captures: Capture[];
  initial?: string;
  text: string[];
  visits: NamedLink[];
  link: Link;
};

/** What components show: the module `site-data` of a language. `base` is the path of home. */
export type SiteData = {
  base: string;
  projectsPath: string;
  home: HomeData;
  members: Profile[];
  projects: ProjectData[];
};

/** An entry of the module `site-pages`: what the browser knows of a page. */
export type Page = {
  /** The path of its file in `dist/`, relative to home and without `.html`. */
  file: string;
  /** Its path in links and the address bar. */
  path: string;
  /** Its canonical URL, in the form that every host serves. */
  url: string;
  tabTitle: string;
  /** Links to the page in other languages, or to their home if they have no such page. */
  translations: { tag: string; name: string; path: string }[];
} & (
  | { kind: 'home' | 'unknown' } // `unknown` is for unknown projects
  | { kind: 'project'; id: string }
  | { kind: 'component' | 'static'; back: string } // the path of the parent page, such as `/blog` for `blog/primero`
);

/**
 * What only the HTML says. `versions` are the URLs in all languages that have the page, for hreflang. `share` is its
 * share image in `assets/`, made of the picture `src`.
 */
export type FullPage = Page & Pick<Frontmatter, 'title' | 'description' | 'date'>
  & { versions: { tag: string; url: string }[]; share?: { file: string; src?: string } };

/** A language of the site. `sitePath` is the path of its root. */
export type Language = Texts & { sitePath: string; data: SiteData; pages: FullPage[] };

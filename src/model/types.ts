// What the program makes of the team's files (make-data.ts, make-pages.ts): plain data, which change no more.
import type { Member, Picture, Project, Site, Texts } from '../team/types';

/** Links to files and other sites open in a new tab, and their name says so. */
export type Link = { href: string; target?: '_blank'; rel?: string; 'aria-label'?: string };

export type NamedLink = Link & { text: string };

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
  /** The heading of the card's back. */
  linksTitle: string;
  links: NamedLink[];
};

/** A picture of a project or a gallery. `text` is its caption. */
export type Capture = Picture & { alt: string; text?: string };

/** `link` is that of the card. `initial` replaces missing captures. */
export type ProjectData = Omit<Project, 'images' | 'link' | 'text' | 'visit'> & {
  captures: Capture[];
  initial?: string;
  text: string[];
  visits: NamedLink[];
  link: Link;
};

/** What components show of a language: the module `site-data`. `base` is the path of home. */
export type SiteData = {
  base: string;
  projectsPath: string;
  home: HomeData;
  members: Profile[];
  projects: ProjectData[];
};

/** A link to a page in another language, or to home there if it has no such page. */
export type Translation = { tag: string; name: string; path: string };

/** What the browser knows of a page: an entry of the module `site-pages`. */
export type Page = {
  /** Its file in `dist/`, below home and without `.html`. */
  file: string;
  /** For the address bar. */
  path: string;
  /** For search engines: in a form that every host answers. */
  url: string;
  tabTitle: string;
  robots: 'index' | 'noindex';
  translations: Translation[];
} & ({ kind: 'home' | 'own' | 'unknown' } | { kind: 'project'; id: string }); // `unknown` is for unknown projects

/** What its HTML says too. `versions` are those in all languages, if it has several, and one for all others. */
export type FullPage = Page & { title: string; description: string; versions: { tag: string; url: string }[] };

/** A language of the site. `sitePath` is the path of the site and of its files. */
export type Language = Texts & { sitePath: string; data: SiteData; pages: FullPage[] };

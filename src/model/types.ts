// What the pages show: the result of `src/model/make-data.ts`.
import type { Member, Project, Screenshot, Site, TeamPage } from '../team/types';

/** Links to files and other sites open in a new tab, and their name says so. */
export type Link = { href: string; target?: '_blank'; rel?: 'noopener noreferrer'; 'aria-label'?: string };

export type NamedLink = Link & { text: string };

export type Profile = Omit<Member, 'shortName' | 'avatar' | 'links' | 'otherLinks'> & {
  avatar?: string;
  initials: string;
  /** The name of the button that turns the card. */
  more: string;
  /** The heading of the card's back. */
  linksTitle: string;
  links: NamedLink[];
};

export type Capture = Screenshot & { alt: string };

/** `path` is for the address bar, `url` for search engines: in a form that every host answers. */
export type Page = { path: string; url: string; tabTitle: string };

export type HomePage = Page & Pick<Site, 'brand' | 'intro' | 'services'> & {
  headline: [start: string, lastWord: string];
  contact: [question: string, more: string];
  mail: NamedLink;
  links: NamedLink[];
};

/** `link` is that of the card. `initial` replaces missing captures. */
export type ProjectPage = Page & Omit<Project, 'images' | 'link' | 'text' | 'visit'> & {
  captures: Capture[];
  initial?: string;
  text: string[];
  visit?: Link;
  link: Link;
};

export type OwnPage = Page & TeamPage;

/** The site in another language. `base` is the path of its home, `files` are its pages, without `.html`. */
export type OtherLanguage = { tag: string; name: string; base: string; files: string[] };

/**
 * `sitePath` is the path of the site and of its files, `base` that of home in this language. `unknown` is
 * for unknown projects.
 */
export type Model = {
  sitePath: string;
  base: string;
  projectsPath: string;
  home: HomePage;
  unknown: Page;
  members: Profile[];
  projects: ProjectPage[];
};

// What the pages show: the result of `src/prerender/model.ts`.
import type { Member, OwnPage as TeamPage, Project, Screenshot, Site } from './types';

/** Links to files and other sites open in a new tab, and their name says so. */
export type Link = { href: string; target?: '_blank'; rel?: 'noopener noreferrer'; 'aria-label'?: string };

export type NamedLink = Link & { text: string };

/** `avatar` is the address of a portrait. */
export type Profile = Omit<Member, 'shortName' | 'avatar' | 'links' | 'otherLinks'> & {
  avatar?: string;
  initials: string;
  /** The name of the button that turns the card. */
  more: string;
  /** The heading of the card's back. */
  linksTitle: string;
  links: NamedLink[];
};

/** A project's screenshot: attributes of an `<img>`, and a caption. */
export type Capture = Screenshot & { alt: string };

/**
 * `path` is canonical in the address bar; `url` is the canonical absolute address, in a form that every host answers.
 */
export type Page = { path: string; url: string; tabTitle: string };

/** What search engines and shared links show of a page. `image` is the address of its share image. */
export type Share = { description: string; image: string; imageText: string };

export type HomePage = Page & Pick<Site, 'brand' | 'intro' | 'services'> & {
  headline: [start: string, lastWord: string];
  contact: [question: string, more: string];
  mail: NamedLink & { draggable: false };
  links: NamedLink[];
};

export type DetailPage = Page & Omit<Project, 'images' | 'link' | 'text' | 'visit'> & {
  captures: Capture[];
  text: string[];
  visit?: Link;
};

/** `initial` is for a project without captures; its hue is a number of `styles/Initial.module.css`. */
export type ProjectPage = DetailPage & { link: Link; initial?: { letter: string; hue: number } };

export type OwnPage = Page & TeamPage;

/**
 * The site in another language, whose `name` is in that language. `base` is the path of its home. `pages` are the files
 * of its pages without `.html`, by those of the same pages here. `isDefault`: it is for all other visitors.
 */
export type OtherLanguage = {
  tag: string; name: string; base: string; pages: Record<string, string>; isDefault: boolean;
};

/**
 * `base` is the path of home, and `root` that of files, which is the base path of the first language. `address` is that
 * of the site as the team writes it, accents and all. `unknown` is the empty page of an unknown project; `share` is for
 * the site, `shares` for projects by id. `others` is null for a site in one language.
 */
export type Model = {
  base: string;
  root: string;
  others: OtherLanguage[] | null;
  address: string;
  projectsPath: string;
  home: HomePage;
  unknown: DetailPage;
  share: Share;
  shares: Record<string, Share>;
  members: Profile[];
  projects: ProjectPage[];
};

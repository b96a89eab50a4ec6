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
 * `address` is that of the site as the team writes it, accents and all. `unknown` is the empty page of an unknown
 * project; `share` is for the site, `shares` for projects by id.
 */
export type Model = {
  base: string;
  address: string;
  projectsPath: string;
  home: HomePage;
  unknown: DetailPage;
  share: Share;
  shares: Record<string, Share>;
  members: Profile[];
  projects: ProjectPage[];
};

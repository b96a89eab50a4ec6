import type { FC } from 'react';

// What a team writes in src/site/.

/** A link with a name of the team's own. */
export type OtherLink = { name: string; href: string };

/** `url` is absolute and ends in a slash; its path is the base path. `links` lead to profiles on other sites. */
export type Site = {
  url: string;
  brand: string;
  email: string;
  title: string;
  description: string;
  headline: string;
  intro: string;
  services: string[];
  contact: string;
  links?: OtherLink[];
};

/** A file of `assets/`, as an import of it. */
export type AssetFile = { src: string };

/** A picture of `assets/`, as the attributes of an `<img>`: `<img {...logo} alt="Cooperativa Semilla" />`. */
export type Picture = AssetFile & { srcSet?: string; width: number; height: number };

/** A screenshot, and what it shows, for its caption and for screen readers: `{ ...captura1, text: 'Mapa de …' }`. */
export type Screenshot = Picture & { text?: string };

export type LinkKind = keyof Words['linkNames'];

/**
 * `shortName` is what a member is called, such as «María José»; without it, that is the first word of `name`.
 * `roleLanguage` is for a role in another language than the page, which screen readers pronounce by it: 'en'.
 */
export type Member = {
  name: string;
  shortName?: string;
  role: string;
  roleLanguage?: string;
  bio: string;
  skills: string[];
  avatar?: Picture;
  links: { [kind in Exclude<LinkKind, 'cv'>]?: string | null } & { cv?: string | AssetFile | null };
  otherLinks?: OtherLink[];
};

/**
 * `id` names a file (`^[a-z0-9-]{1,64}$`). The project's card opens `link` if that is another site, or else its own
 * page, which alone shows the paragraphs of `text` and the external address `visit`. With another site it has no page.
 */
export type Project = {
  id: string;
  title: string;
  desc: string;
  tags: string[];
  images: Screenshot[];
  link?: string;
  text?: string[];
  visit?: string;
};

export type Content = { site: Site; members: Member[]; projects: Project[] };

/**
 * The sections of home by their anchors. `shows` names what a section lists, whatever component does so: structured
 * data has the members of the site then, and menus mark the section of projects on their pages.
 */
export type Sections = {
  [anchor: string]: { link: string; heading: string; Content: FC; shows?: 'members' | 'projects' };
};

/** Further pages by their paths below the base path, of one segment. */
export type Pages = { [path: string]: { title: string; description: string; Content: FC } };

export type Directive =
  'script-src' | 'style-src' | 'font-src' | 'img-src' | 'media-src' | 'frame-src' | 'object-src' | 'connect-src'
  | 'form-action';

/** Sources by directive: origins, such as `https://stats.example`, schemes, or `'self'`. */
export type Policy = { [directive in Directive]?: string[] };

/** The site in a language, whose `tag` is that of its `words.ts`. `isDefault`: for visitors who speak none of them. */
export type Language = { tag: string; name: string; url: string; isDefault?: boolean };

/** What the team's site says: the exports of its `content.ts`, `words.ts` and `settings.ts`. */
export type Sources = { content: Content; words: Words; settings: Settings };

type Widened<T> = T extends string ? string
  : T extends (...values: infer Values) => string ? (...values: Values) => string
  : { [Name in keyof T]: Widened<T[Name]> };

/** The texts of the interface, in any language. */
export type Words = Widened<typeof import('./words/es')>;

export type Settings = {
  /** The path of projects, `proyectos` if it is left out. */
  projectsPath?: string;
  /** What pages may use of other hosts. */
  allowed?: Policy;
  /** Lines at the end of the head of every page, in HTML. */
  head?: string[];
  /** The site in all its languages, this one too. */
  languages?: Language[];
  /** How long browsers may only use HTTPS after a visit, in days, two years if it is left out. It is a promise. */
  httpsDays?: number;
};

// What the pages show: the result of `src/build/content/model.ts`.

/** The attributes of a link. A link to a file or to another site opens in a new tab, and its name says so. */
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

/** A screenshot of a project: the attributes of an `<img>`, and what it shows. */
export type Capture = Screenshot & { alt: string };

/**
 * A page of the site. `path` is its canonical path in the address bar; `url` is its canonical absolute address, in the
 * form that every host answers.
 */
export type Page = { path: string; url: string; tabTitle: string };

/** What search engines and shared links show of a page. `image` is the address of its share image. */
export type Share = { description: string; image: string; imageText: string };

export type HomePage = Page & Pick<Site, 'brand' | 'headline' | 'intro' | 'services'> & {
  contact: [question: string, more: string];
  mail: NamedLink;
  links: NamedLink[];
};

/** The data of two SVG paths, of bright squares and of faint ones. */
export type Pattern = [bright: string, faint: string];

export type DetailPage = Page & Omit<Project, 'images' | 'link' | 'text' | 'visit'> & {
  captures: Capture[];
  text: string[];
  visit?: Link;
};

/** `pattern` is for the card of a project without captures, on a `ground` of this colour. */
export type ProjectPage = DetailPage & { link: Link; pattern?: { paths: Pattern; ground: string } };

/** A page of the team's own. */
export type OwnPage = Page & Pages[string];

/** `unknown` is the empty page of an unknown project; `share` is for the site, `shares` are for projects by id. */
export type Model = {
  base: string;
  projectsPath: string;
  home: HomePage;
  unknown: DetailPage;
  share: Share;
  shares: Record<string, Share>;
  members: Profile[];
  projects: ProjectPage[];
};

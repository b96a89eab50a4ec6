// The types of the files in src/site/.
import type { FC } from 'react';

/** An imported file of `assets/`. */
export type AssetFile = { src: string };

/** An imported picture of `assets/`: `<img {...logo} alt="Cooperativa Semilla" />`. */
export type Picture = AssetFile & { srcSet?: string; width: number; height: number; 'data-alpha'?: boolean };

// content.ts

/** `satisfies` keeps the literal types of names, so that the compiler can check translations (src/words/README.md). */
type Name = Uppercase<string> | (string & {});

/** `href` is a URL (`https:…`, `mailto:…`, `tel:…`), or the path of one of your pages: `equipo/ada`. */
export type OtherLink = { name: string; href: string };

export type Site = {
  /** The URL of the site, with a trailing slash. It may have a path: `https://equipo.example/web/`. */
  url: string;
  /** The name of the team, in the header, the footer and the titles of pages. */
  brand: string;
  email: string;
  /** The title of home, in tabs, search results and social previews. */
  title: string;
  /** The description of home, in search results and social previews. */
  description: string;
  headline: string;
  intro: string;
  services: string[];
  /** The text up to the first question mark is the heading. */
  contact: string;
  /** Further links in the footer. */
  links?: OtherLink[];
};

/** URLs, or paths of your pages: `equipo/ada`. Omit the links that a member does not have, or write `null`. */
type MemberLinks = {
  github?: string | null;
  gitlab?: string | null;
  /** A URL, or an imported file of `assets/`. */
  cv?: string | AssetFile | null;
  linkedin?: string | null;
  website?: string | null;
};

export type Member = {
  name: Name;
  /** For example `'María José'`. Default: the first word of `name`. */
  shortName?: string;
  role?: string;
  /** The language of the role, if it is not the language of the page: `'en'`. Screen readers need it. */
  roleLanguage?: string;
  bio?: string;
  skills?: string[];
  avatar?: Picture;
  links: MemberLinks;
  /** Further links: `[{ name: 'Mastodon', href: 'https://…' }]`. */
  otherLinks?: OtherLink[];
};

export type Project = {
  /** Used in URLs: 1 to 64 characters of a-z, 0-9 and -. */
  id: Name;
  title: string;
  desc: string;
  tags: string[];
  /** Captures, with their texts: `{ ...geoapp1, text: 'Mapa de …' }`. */
  images: (Picture & { text?: string })[];
  /** Where the card leads: `proyectos?id=ID` (the default), the path of one of your pages, or an external URL. */
  link?: string;
  /** Paragraphs, shown only on the project's page. */
  text?: string[];
  /** Shown only on the project's page: a URL, or named links: `[{ name: 'Demo', href: 'https://…' }]`. */
  visit?: string | OtherLink[];
};

// sections.tsx

type Section = {
  link: string;
  heading: string;
  Content: FC;
  /** Menus mark the section that shows `projects` on their pages. */
  shows?: 'projects';
};

/** The sections of home, by anchor. */
export type Sections = { [anchor: string]: Section };

/** What a file in `pages/` exports as `frontmatter`. */
export type Frontmatter = {
  title: string;
  description: string;
  /** The text of a link in the menus. Default: no link. */
  link?: string;
  /** `false` hides the link in the footer. Its text is `link`, or the title. Articles have none by default. */
  inFooter?: boolean;
  /** Makes the page an article: `2026-11-28`. */
  date?: string;
  /** A picture in `assets/`, for the social preview image: `mapa.avif`. */
  image?: string;
};

export type TeamPage = Omit<Frontmatter, 'date' | 'image'> & { Content: FC };

/** Pages, by path relative to home. A path has one or two segments: `blog`, `blog/primero`. */
export type Pages = { [path: string]: TeamPage };

/** The props of a page in `pages/`: the articles, newest first. `day` is the date in the language of the page. */
export type ContentProps = { articles: (Frontmatter & { date: string; day: string; href: string })[] };

/** The files in `pages/`, by relative path. */
export type PageFiles = { [file: string]: { frontmatter?: Frontmatter; default?: FC<ContentProps> } };

// settings.ts

type Directive =
  | 'script-src' | 'style-src' | 'font-src' | 'img-src' | 'media-src' | 'frame-src' | 'object-src' | 'connect-src'
  | 'form-action' | 'style-src-elem';

export type Policy = { [Name in Directive]?: string[] };

export type Settings = {
  /** The path of projects. Default: `proyectos`. */
  projectsPath?: string;
  /** Sources to add to directives of the CSP: origins such as `https://stats.example`, schemes, or `'self'`. */
  allowed?: Policy;
  /** HTML at the end of each page's `<head>`. */
  head?: string[];
  /** `true` for static hosts, which ignore query strings. URLs are then `proyectos/ID` instead of `proyectos?id=ID`. */
  staticAddresses?: boolean;
};

// words.ts

/** Widens literal types to `string`, since other languages have other texts. */
type InAnyLanguage<Words> = { [Name in keyof Words]: Words[Name] extends string ? string : Words[Name] };

/** The UI strings. This is an interface because compiler messages name it, unlike a type alias. */
export interface Words extends InAnyLanguage<typeof import('../words/es')> {}

/** The files of a language, except components. `folder` is `en/` for a further language, and empty for the default. */
export type Texts = {
  folder: string;
  site: Site;
  members: Member[];
  projects: Project[];
  words: Words;
  settings: Settings;
  projectsPath: string;
};

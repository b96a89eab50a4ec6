// The fields of the files in src/site/. The checks beside this file have the rules that types cannot express.
import type { FC } from 'react';

/** An imported file of `assets/`. */
export type AssetFile = { src: string };

/** An imported picture of `assets/`: `<img {...logo} alt="Cooperativa Semilla" />`. */
export type Picture = AssetFile & { srcSet?: string; width: number; height: number; 'data-alpha'?: boolean };

// content.ts

/** Under `satisfies`, its literal types are kept, so that translations can refuse wrong names (src/README.md). */
type Name = Uppercase<string> | (string & {});

/** `href` is a URL, `https:…`, `mailto:…` or `tel:…`, or the path of a page of yours: `equipo/ada`. */
export type OtherLink = { name: string; href: string };

export type Site = {
  /** The URL of the site, with a trailing slash. It may have a path: `https://equipo.example/web/`. */
  url: string;
  brand: string;
  email: string;
  title: string;
  description: string;
  headline: string;
  intro: string;
  services: string[];
  /** The text up to its first question mark is the heading. */
  contact: string;
  links?: OtherLink[];
};

/** URLs, or paths of pages of yours: `equipo/ada`. Omit those that a member lacks, or write `null`. */
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
  /** The language of the role for screen readers, if it differs from the page's: `'en'`. */
  roleLanguage?: string;
  bio?: string;
  skills?: string[];
  avatar?: Picture;
  links: MemberLinks;
  /** Further links: `[{ name: 'Mastodon', href: 'https://…' }]`. */
  otherLinks?: OtherLink[];
};

export type Project = {
  /** A name for URLs and files: 1 to 64 characters of a-z, 0-9 and -. */
  id: Name;
  title: string;
  desc: string;
  tags: string[];
  /** Captures, with their texts: `{ ...geoapp1, text: 'Mapa de …' }`. */
  images: (Picture & { text?: string })[];
  /** The link of the card: `proyectos?id=ID` (the default), the path of a page of yours, or the URL of another site. */
  link?: string;
  /** Paragraphs, shown only on the project's page. */
  text?: string[];
  /** Shown only on the project's page: a URL, or named links: `[{ name: 'Demo', href: 'https://…' }]`. */
  visit?: string | OtherLink[];
};

export type Content = { site: Site; members: Member[]; projects: Project[] };

// sections.tsx

type Section = {
  link: string;
  heading: string;
  Content: FC;
  /** Menus mark the section that shows `projects` on their pages. `members` is @deprecated, and does nothing. */
  shows?: 'projects' | 'members';
};

/** The sections of home, by anchor. */
export type Sections = { [anchor: string]: Section };

/** What a file in `pages/` exports as `frontmatter`. */
export type Frontmatter = {
  title: string;
  description: string;
  /** The text of a link in the menus. Default: no link. */
  link?: string;
  /** `false` removes the link in the footer. Default: `true`, but `false` for articles. */
  inFooter?: boolean;
  /** The date of an article, such as `2026-11-28`. */
  date?: string;
  /** The picture of `assets/` for the share image: `mapa.avif`. */
  image?: string;
};

export type TeamPage = Omit<Frontmatter, 'date' | 'image'> & { Content: FC };

/** Own pages, by path relative to home, of one or two segments: `blog`, `blog/primero`. */
export type Pages = { [path: string]: TeamPage };

/** What the content of a file may show: articles, newest first. `day` is the date in the language of the page. */
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
  /** Sources that are added to directives of the CSP: origins like `https://stats.example`, schemes, `'self'`. */
  allowed?: Policy;
  /** HTML at the end of each page's `<head>`. */
  head?: string[];
  /** `true` for static hosts, which ignore the query string: URLs are `proyectos/ID` instead. */
  staticAddresses?: boolean;
};

// words.ts

/** Widens the literal types of constants, since other languages have other texts. */
type InAnyLanguage<Words> = { [Name in keyof Words]: Words[Name] extends string ? string : Words[Name] };

/** The UI strings. An interface, since the compiler's messages do not name type aliases. */
export interface Words extends InAnyLanguage<typeof import('../words/es')> {}

/** The files of a language without components. `folder` is `en/` for a further language, and empty for the default. */
export type Texts = Content & { folder: string; words: Words; settings: Settings; projectsPath: string };

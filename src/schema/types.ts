// The types of the files in src/site/, with the documentation of their fields.
import type { FC } from 'react';

/** A file that is imported from `assets/`, such as a PDF or a video. `src` is its URL. */
export type AssetFile = { src: string };

/** A picture that is imported from `assets/`: `<img {...logo} alt="Cooperativa Semilla" />`. Sizes are in pixels. */
export type Picture = AssetFile & { srcSet?: string; width: number; height: number; 'data-alpha'?: boolean };

// content.ts

/** With `satisfies`, names keep literal types, so that the compiler can check translations (src/words/README.md). */
type Name = Uppercase<string> | (string & {});

/** A named link. `href` is a URL (`https:…`, `mailto:…`, `tel:…`) or the path of one of your pages: `equipo/ada`. */
export type OtherLink = { name: string; href: string };

export type Site = {
  /** The URL of the site, with a trailing slash. It may include a path: `https://equipo.example/web/`. */
  url: string;
  /** The name of the team, shown in the header, the footer and the titles of pages. */
  brand: string;
  /** The e-mail address on the contact card and in the footer: `hola@equipo.example`. */
  email: string;
  /** The title of the home page in tabs, search results and social previews. */
  title: string;
  /** The description of the home page in search results and social previews. */
  description: string;
  /** The large heading of the home page. */
  headline: string;
  /** The paragraph below the headline. */
  intro: string;
  /** The list beside the intro. May be empty. */
  services: string[];
  /** The text of the contact card. Its start, up to a question mark or else its first sentence, is the heading. */
  contact: string;
  /** More links in the footer, such as social profiles. */
  links?: OtherLink[];
};

/** URLs, or paths of your pages: `equipo/ada`. If a member lacks a link, omit it or set it to `null`. */
type MemberLinks = {
  github?: string | null;
  gitlab?: string | null;
  /** A URL, or a file that is imported from `assets/`: `import cv from '../../assets/cv-ada.pdf'`. */
  cv?: string | AssetFile | null;
  linkedin?: string | null;
  website?: string | null;
};

export type Member = {
  name: Name;
  /** The name in “More about …”, such as `'María José'`. Defaults to the first word of `name`. */
  shortName?: string;
  role?: string;
  /** The language of the role, for screen readers, if it differs from that of the page: `'en'`. */
  roleLanguage?: string;
  bio?: string;
  skills?: string[];
  /** A square portrait from `assets/photos/avatars/`. Defaults to the initials of `name`. */
  avatar?: Picture;
  /** The links on the back of the card. Without any, the card does not flip. */
  links: MemberLinks;
  /** More links: `[{ name: 'Mastodon', href: 'https://…' }]`. */
  otherLinks?: OtherLink[];
};

export type Project = {
  /** The last part of the project's URL: 1 to 64 characters of a-z, 0-9 and -, but not `index` or `404`. */
  id: Name;
  title: string;
  /** A short description, shown on the card and on the project's page. */
  desc: string;
  tags: string[];
  /** Screenshots with captions: `{ ...geoapp1, text: 'Mapa de …' }`. The first one is the cover of the card. */
  images: (Picture & { text?: string })[];
  /** Where the card leads: `proyectos?id=ID` (the default), the path of one of your pages, or an external URL. */
  link?: string;
  /** Paragraphs, shown only on the project's page. */
  text?: string[];
  /** Links, shown only on the project's page: a URL, or `[{ name: 'Demo', href: 'https://…' }]`. */
  visit?: string | OtherLink[];
};

// sections.tsx

type Section = {
  /** The text of the link in the header, the menu and the footer. */
  link: string;
  heading: string;
  Content: FC;
  /** On the pages of projects, the menus highlight the section that shows `'projects'`. */
  shows?: 'projects';
};

/** The sections of the home page, by anchor. An anchor has no spaces or %, and is not a number. */
export type Sections = { [anchor: string]: Section };

/** The `frontmatter` that a file in `pages/` exports. */
export type Frontmatter = {
  title: string;
  description: string;
  /** The text of a link in the header and the menu. Without it, they do not link to the page. */
  link?: string;
  /** Whether the footer links to the page, with `link` or the title. Defaults to `true`, but `false` for articles. */
  inFooter?: boolean;
  /** The days of publication, which makes the page an article, and of the last change, such as `2026-11-28`. */
  date?: string;
  updated?: string;
  /** The name of the author, in the line below the title and in the feed. Other types are ignored. */
  author?: unknown;
  /** The picture in `assets/` or `assets/photos/` for the social preview image, such as `mapa.avif`. */
  image?: string;
  /** The language of the text, such as `en`, if it differs from that of the site. */
  lang?: string;
  /** Only `npm run dev` shows drafts. Search engines, the sitemap and the feed omit pages with `noindex`. */
  draft?: boolean;
  noindex?: boolean;
  [other: string]: any;
};

type TeamPage = Pick<Frontmatter, 'title' | 'description' | 'link' | 'inFooter' | 'noindex'> & { Content: FC };

/** Pages, by path relative to the home page. A path has one or two segments: `blog`, `blog/primero`. */
export type Pages = { [path: string]: TeamPage };

/** The props of a page in `pages/`: its frontmatter, and all articles, newest first. `day` is the date as text. */
export type ContentProps = Frontmatter & { articles: (Frontmatter & { date: string; day: string; href: string })[] };

export type Mistake = { line: number; text: string };

/** The exports of the files in `pages/`, by relative path. Those of Markdown files include their mistakes. */
export type PageFiles = {
  [file: string]: { frontmatter?: Frontmatter; mistakes?: Mistake[]; default?: FC<ContentProps> };
};

// settings.ts

type Directive =
  | 'script-src' | 'style-src' | 'font-src' | 'img-src' | 'media-src' | 'frame-src' | 'object-src' | 'connect-src'
  | 'form-action' | 'style-src-elem' | 'manifest-src' | 'worker-src';

export type Policy = { [Name in Directive]?: string[] };

export type Settings = {
  /** The path of projects: one segment of a-z, 0-9 and -. Defaults to `proyectos`. */
  projectsPath?: string;
  /** Sources to add to CSP directives: origins such as `https://stats.example`, schemes such as `data:`, `'self'`. */
  allowed?: Policy;
  /** HTML to add at the end of each page's `<head>`, one element per item. */
  head?: string[];
  /** Set it to `true` for hosts that ignore query strings. Links are then `proyectos/ID`, not `proyectos?id=ID`. */
  staticAddresses?: boolean;
};

// words.ts

/** Widens literal types to `string`, because texts differ between languages. */
type InAnyLanguage<Words> = { [Name in keyof Words]: Words[Name] extends string ? string : Words[Name] };

/** The UI strings. An interface, because compiler messages name interfaces but expand type aliases. */
export interface Words extends InAnyLanguage<typeof import('../words/es')> {}

/** The files of a language, except components. `folder` is empty for the default language, and `en/` for English. */
export type LanguageSource = {
  folder: string;
  site: Site;
  members: Member[];
  projects: Project[];
  words: Words;
  settings: Settings;
  projectsPath: string;
};

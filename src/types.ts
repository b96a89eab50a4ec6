// What the files of src/site/ may say. src/checks/ has the rules that types cannot say.
import type { FC } from 'react';

/** An imported file of `assets/`. */
export type AssetFile = { src: string };

/** An imported picture of `assets/`, as the attributes of an `<img>`: `<img {...logo} alt="Cooperativa Semilla" />`. */
export type Picture = AssetFile & { srcSet?: string; width: number; height: number; 'data-alpha'?: boolean };

/** A screenshot, and its text for caption and screen readers: `{ ...captura1, text: 'Mapa de …' }`. */
export type Screenshot = Picture & { text?: string };

// content.ts

/** A link to a profile on another site. */
export type OtherLink = { name: string; href: string };

export type Site = {
  /** The address of the site, with a slash at its end. Its path is the base path. */
  url: string;
  brand: string;
  email: string;
  title: string;
  description: string;
  headline: string;
  intro: string;
  services: string[];
  /** Its first question or, if it has none, its first sentence, is the heading. */
  contact: string;
  links?: OtherLink[];
};

/** Web addresses. Leave one out, or write `null`, where there is none. Write all other links into `otherLinks`. */
export type MemberLinks = {
  github?: string | null;
  gitlab?: string | null;
  /** A web address, or an imported file. */
  cv?: string | AssetFile | null;
  linkedin?: string | null;
  website?: string | null;
};

export type Member = {
  name: string;
  /** What the member is called, such as «María José». By default, the first word of `name`. */
  shortName?: string;
  role: string;
  /** The language of the role, if it is not that of the page: `'en'`. Screen readers pronounce it accordingly. */
  roleLanguage?: string;
  bio: string;
  skills: string[];
  avatar?: Picture;
  links: MemberLinks;
  /** Further links: `[{ name: 'Mastodon', href: 'https://…' }]`. */
  otherLinks?: OtherLink[];
};

export type Project = {
  /** A name for addresses and files: 1 to 64 of a-z, 0-9 and -. */
  id: string;
  title: string;
  desc: string;
  tags: string[];
  images: Screenshot[];
  /** Where the card leads: to the project's page, `proyectos?id=ID`, as by default, or to another site instead. */
  link?: string;
  /** Paragraphs, which only the project's page shows. */
  text?: string[];
  /** A web address, which only the project's page shows. */
  visit?: string;
};

export type Content = { site: Site; members: Member[]; projects: Project[] };

// sections.tsx

export type Section = {
  /** The text of links to the section. */
  link: string;
  heading: string;
  /** A component, such as `Members`. */
  Content: FC;
  /** What it lists. With `members`, structured data has them. With `projects`, menus mark it on their pages. */
  shows?: 'members' | 'projects';
};

/** The sections of home, by anchor. */
export type Sections = { [anchor: string]: Section };

export type OwnPage = {
  title: string;
  description: string;
  Content: FC;
  /** The text of a link in the menus. */
  link?: string;
  /** `false` for a page without a link in footers. */
  inFooter?: boolean;
  /** The path of the page that the link back leads to. By default, it leads home. */
  back?: string;
  /** A file of `assets/root/`, such as `share/primero.jpg`: what links to the page show. */
  shareImage?: string;
  /** The path of this page in the first language, if it is another one. */
  translationOf?: string;
};

/** Further pages, by path below the base path, of one or two segments: `blog`, `blog/primero`. */
export type Pages = { [path: string]: OwnPage };

// settings.ts

export type Directive =
  | 'script-src' | 'style-src' | 'font-src' | 'img-src' | 'media-src' | 'frame-src' | 'object-src' | 'connect-src'
  | 'form-action';

export type Policy = { [Name in Directive]?: string[] };

export type Settings = {
  /** The path of projects. By default, `proyectos`. */
  projectsPath?: string;
  /** Other hosts that pages may use, by directive: origins like `https://stats.example`, schemes, or `'self'`. */
  allowed?: Policy;
  /** Lines of HTML at the end of every page's head. */
  head?: string[];
  /** The `language` of the `words.ts` for visitors who speak none of the site's. By default, that of the first one. */
  defaultLanguage?: string;
  /** For how many days after a visit browsers use only HTTPS. By default, two years. It cannot be taken back. */
  httpsDays?: number;
};

// words.ts

type InAnyLanguage<Word> = Word extends string ? string
  : Word extends (...values: infer Values) => string ? (...values: Values) => string
  : { [Name in keyof Word]: InAnyLanguage<Word[Name]> };

/** The texts of the interface. The team's components may have more. */
export interface Words extends InAnyLanguage<typeof import('./words/es')> {} // named in messages, as it is no alias

// The compiler compares the exports of each file with these types.

type Fits<Type, File extends Type> = File;

export type TeamFiles = [
  Fits<Content, typeof import('site/content')>,
  Fits<{ sections: Sections; pages: Pages }, typeof import('site/sections')>,
  Fits<{ settings: Settings }, typeof import('site/settings')>,
  Fits<Words, typeof import('site/words')>,
];

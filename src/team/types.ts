// What the files of src/site/ may contain. check-content.ts has the rules that types cannot express.
import type { FC } from 'react';

/** An imported file of `assets/`. */
export type AssetFile = { src: string };

/** An imported picture of `assets/`: `<img {...logo} alt="Cooperativa Semilla" />`. */
export type Picture = AssetFile & { srcSet?: string; width: number; height: number; 'data-alpha'?: boolean };

// content.ts

/** `href` is a web address, `mailto:…` or `tel:…`. */
export type OtherLink = { name: string; href: string };

export type Site = {
  /** The address of the site, with a final slash. It may have a path: `https://equipo.example/web/`. */
  url: string;
  brand: string;
  email: string;
  title: string;
  description: string;
  headline: string;
  intro: string;
  services: string[];
  /** What stands up to its first question mark is the heading. */
  contact: string;
  links?: OtherLink[];
};

/** Leave out what a member does not have, or write `null`. Other links go into `otherLinks`. */
type MemberLinks = {
  github?: string | null;
  gitlab?: string | null;
  /** A web address, or an imported file. */
  cv?: string | AssetFile | null;
  linkedin?: string | null;
  website?: string | null;
};

export type Member = {
  name: string;
  /** Such as «María José». By default, the first word of `name`. */
  shortName?: string;
  role: string;
  /** The language of the role, if it is not that of the page: `'en'`. For screen readers. */
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
  /** Captures, with their texts: `{ ...geoapp1, text: 'Mapa de …' }`. */
  images: (Picture & { text?: string })[];
  /** Where the card leads: to another site, or by default to the project's page, `proyectos?id=ID`. */
  link?: string;
  /** Paragraphs, which only the project's page shows. */
  text?: string[];
  /** Only on the project's page: a web address, or named links: `[{ name: 'Demo', href: 'https://…' }]`. */
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

export type TeamPage = {
  title: string;
  description: string;
  Content: FC;
  /** The text of a link in the menus. */
  link?: string;
  /** `false` for a page without a link in the footer. */
  inFooter?: boolean;
};

/** Further pages, by path below home, of one or two segments: `blog`, `blog/primero`. */
export type Pages = { [path: string]: TeamPage };

// settings.ts

type Directive =
  | 'script-src' | 'style-src' | 'font-src' | 'img-src' | 'media-src' | 'frame-src' | 'object-src' | 'connect-src'
  | 'form-action';

export type Policy = { [Name in Directive]?: string[] };

export type Settings = {
  /** The path of projects. By default, `proyectos`. */
  projectsPath?: string;
  /** What else pages may load, by directive: origins like `https://stats.example`, schemes, or `'self'`. */
  allowed?: Policy;
  /** Lines of HTML at the end of every page's head. */
  head?: string[];
  /** `true` for hosts that ignore the query: addresses are then `proyectos/ID`. */
  staticAddresses?: boolean;
};

// words.ts

/** The compiler knows the letters of constants. In another language, they may be others. */
type InAnyLanguage<Words> = { [Name in keyof Words]: Words[Name] extends string ? string : Words[Name] };

/** The texts of the interface. The team's components may have more. Messages would not name a type alias. */
export interface Words extends InAnyLanguage<typeof import('../words/es')> {}

/** What the files of a language say, without components. `folder` is that of a further language: `en/`. */
export type Texts = Content & { folder: string; words: Words; settings: Settings; projectsPath: string };

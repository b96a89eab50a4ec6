/** A link of a kind of its own. */
export type OtherLink = { name: string; href: string };

/**
 * What the site says about itself. `url` is absolute and ends in a slash; its path is where the site lives. `links` are
 * the team's own elsewhere.
 */
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

export type LinkKind = 'github' | 'gitlab' | 'cv' | 'linkedin' | 'website';

export type Member = {
  name: string;
  role: string;
  bio: string;
  skills: string[];
  avatar?: string;
  links: Record<LinkKind, string | null>;
  otherLinks?: OtherLink[];
};

/**
 * `id` names a file (`^[a-z0-9-]{1,64}$`); `link` is what its card opens. Only its own page shows the paragraphs of `text`
 * and leads to `visit`, an address elsewhere.
 */
export type Project = {
  id: string;
  title: string;
  desc: string;
  tags: string[];
  images: string[];
  link: string;
  text?: string[];
  visit?: string;
};

export type Content = { site: Site; members: Member[]; projects: Project[] };

// What the pages show, as `src/prepare/prepare.ts` makes it of the content.

/** The attributes of a link; one to anything that is no page of the site opens a tab. */
export type Link = { href: string; target?: '_blank'; rel?: 'noopener noreferrer' };

export type NamedLink = Link & { text: string };

/** A portrait, as attributes of an `<img>`. */
export type Avatar = { src: string; alt: ''; loading: 'lazy'; decoding: 'async' };

export type Profile = Pick<Member, 'name' | 'role' | 'bio' | 'skills'> & {
  avatar?: Avatar;
  initials: string;
  /** What the button that turns the card is called. */
  more: string;
  /** The heading of its back. */
  linksTitle: string;
  links: NamedLink[];
};

/**
 * A picture of a project, as attributes of an `<img>`: `srcSet` names its smaller sibling too, where it has one; width and
 * height are pixels of the picture; `data-travel` is what the style sheet moves it by between card and page.
 */
export type Capture = {
  src: string;
  srcSet?: string;
  sizes: string;
  width: number;
  height: number;
  alt: string;
  decoding: 'async';
  loading?: 'lazy';
  'data-travel'?: string;
};

/**
 * What an address shows. `path` is its canonical form in the address bar, `url` the form that every host answers,
 * absolute, `tabTitle` and `description` what tabs, search engines and previews say of it, `robots` whether they may.
 */
export type Page = { path: string; url: string; tabTitle: string; description: string; robots: 'index' | 'noindex' };

export type HomePage = Page & Pick<Site, 'brand' | 'headline' | 'intro' | 'services' | 'contact'> & { mail: NamedLink; links: NamedLink[] };
export type DetailPage = Page &
  Pick<Project, 'id' | 'title' | 'desc' | 'tags'> & { captures: Capture[]; text: string[]; visit?: Link };
export type ProjectPage = DetailPage & { link: Link };

/** `unknown` is the page of a project that is not known, an empty one; its `path` is the one that was asked for. */
export type Prepared = { base: string; home: HomePage; unknown: DetailPage; members: Profile[]; projects: ProjectPage[] };

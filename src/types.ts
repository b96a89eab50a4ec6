/** What the site says about itself. `url` is absolute and ends in a slash; its path is where the site lives. */
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
};

export type LinkKind = 'github' | 'gitlab' | 'cv' | 'linkedin' | 'website';

export type Member = {
  name: string;
  role: string;
  bio: string;
  skills: string[];
  avatar?: string;
  links: Record<LinkKind, string | null>;
};

/** `id` names a file (`^[a-z0-9-]{1,64}$`); `link` is what «Ver más» opens. */
export type Project = {
  id: string;
  title: string;
  desc: string;
  tags: string[];
  images: string[];
  link: string;
};

export type Content = { site: Site; members: Member[]; projects: Project[] };

// What the pages show, as `src/prepare/prepare.ts` makes it of the content.

/** The attributes of a link; one to anything that is no page of the site opens a tab. */
export type Link = { href: string; target?: '_blank'; rel?: 'noopener noreferrer' };

export type NamedLink = Link & { children: string };

export type Profile = Pick<Member, 'name' | 'role' | 'bio' | 'skills'> & {
  /** The address of the picture. */
  face?: string;
  initials: string;
  /** What the button that turns the card is called. */
  more: string;
  links: NamedLink[];
};

/** A tag of the head: its name and its attributes. */
export type HeadTag = ['link' | 'meta', Record<string, string>];

/**
 * What an address shows. `path` is its canonical form in the address bar, `title` what the browser's tab says, and `head`
 * what search engines and previews read.
 */
export type Page = { path: string; title: string; head: HeadTag[] };

/** A page for search engines; `url` is the form of its address that every host answers, absolute. */
type ListedPage = Page & { url: string };

export type HomePage = ListedPage & Pick<Site, 'brand' | 'headline' | 'intro' | 'services' | 'contact'> & { mail: NamedLink };
export type ProjectPage = ListedPage & Pick<Project, 'id' | 'desc' | 'tags' | 'images'> & { name: string; link: Link };

export type Pages = { base: string; site: HomePage; members: Profile[]; projects: ProjectPage[] };

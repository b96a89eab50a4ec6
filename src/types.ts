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

import type { Content, Link, LinkKind, Pages } from '../types';
import { initials } from './initials';
import { shortenTitle } from './shorten';

const titleLimit = 60; // what search results show before they cut

// In lower case, a label is the kind of its link.
const labels = ['GitHub', 'GitLab', 'CV', 'LinkedIn', 'Website'];

/** Works out here, once, what no visitor's browser has to work out. */
export function prepare({ site, members, projects }: Content): Pages {
  const { brand, headline, intro, services, contact, email } = site;
  /** The path the site lives under, with its final slash: `/`, or `/web/` for `https://equipo.github.io/web/`. */
  const base = new URL(site.url).pathname;
  const page = (path: string, title: string) => ({ path: base + path, title: shortenTitle(title, brand, titleLimit) });

  /** A link as the content gives it: a page of the site, a file of assets/, or an address elsewhere. */
  const linkTo = (address: string): Link => ({
    href: /^https?:/.test(address) ? address : base + address,
    ...(!address.startsWith('proyectos?') && { target: '_blank', rel: 'noopener noreferrer' }),
  });

  return {
    base,
    site: { ...page('', site.title), brand, headline, intro, services, contact, mail: { href: `mailto:${email}`, children: email } },
    members: members.map(({ name, role, bio, skills, avatar, links }) => ({
      name, role, bio, skills,
      ...(avatar && { face: base + avatar }),
      initials: initials(name),
      more: `Más sobre ${name.trim().split(/\s/)[0]}`,
      links: labels.flatMap((label) => {
        const address = links[label.toLowerCase() as LinkKind];
        return address ? { children: label, ...linkTo(address) } : [];
      }),
    })),
    projects: projects.map(({ id, title: name, desc, tags, images, link }) => ({
      ...page(`proyectos?id=${id}`, `${name} — ${brand}`),
      id, name, desc, tags, images, link: linkTo(link),
    })),
  };
}

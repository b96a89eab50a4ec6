import type { Content, Link, LinkKind, Pages } from '../types';
import { headTags } from './head-tags';
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

  /** `file` is the path by which every host answers with the page. */
  function page(type: 'website' | 'article', path: string, file: string, wholeTitle: string, description: string) {
    const title = shortenTitle(wholeTitle, brand, titleLimit);
    const url = new URL(file, site.url).href;
    return { path: base + path, url, title, head: headTags(type, url, title, description) };
  }

  /** A link as the content gives it: a page of the site, a file of assets/, or an address elsewhere. */
  const linkTo = (address: string): Link => ({
    href: /^https?:/.test(address) ? address : base + address,
    ...(!address.startsWith('proyectos?') && { target: '_blank', rel: 'noopener noreferrer' }),
  });

  return {
    base,
    site: { ...page('website', '', '', site.title, site.description), brand, headline, intro, services, contact, mail: { href: `mailto:${email}`, children: email } },
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
      ...page('article', `proyectos?id=${id}`, `proyectos/${id}`, `${name} — ${brand}`, desc),
      id, name, desc, tags, images, link: linkTo(link),
    })),
  };
}

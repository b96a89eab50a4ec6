// Structured data for search engines, see https://schema.org.
import { home, members, shares } from 'model';
import { registry } from '../pages/registry';
import type { Route } from '../pages/routes';
import { Members } from '../pages/sections';
import type { NamedLink, Profile, ProjectPage } from '../types';
import { language, sections } from '../words';

const organizationId = `${home.url}#organization`;
const websiteId = `${home.url}#website`;

const hasMembers = Object.keys(sections).some((id) => registry[id] === Members);

/** The absolute address of a path that starts with the site's base, or of an address that is absolute already. */
const absolute = (path: string) => new URL(path, home.url).href;

/** The addresses of links to other hosts, which a search engine takes for profiles there. */
function profiles(links: NamedLink[]) {
  const { host } = new URL(home.url);
  const elsewhere = links.map(({ href }) => absolute(href)).filter((href) => new URL(href).host !== host);
  return elsewhere.length > 0 && { sameAs: elsewhere };
}

const person = (member: Profile) => ({
  '@type': 'Person',
  name: member.name,
  jobTitle: member.role,
  ...profiles(member.links),
  ...(member.avatar && { image: absolute(member.avatar) }),
});

const organization = () => ({
  '@type': 'Organization',
  '@id': organizationId,
  name: home.brand,
  url: home.url,
  email: home.mail.text,
  description: shares[home.url]!.description,
  ...profiles(home.links),
  ...(hasMembers && { member: members.map(person) }),
});

const website = () => ({
  '@type': 'WebSite',
  '@id': websiteId,
  name: home.tabTitle,
  url: home.url,
  inLanguage: language,
  publisher: { '@id': organizationId },
});

const creativeWork = (project: ProjectPage) => ({
  '@type': 'CreativeWork',
  '@id': `${project.url}#work`,
  name: project.title,
  description: project.desc,
  ...(project.text.length > 0 && { text: project.text.join('\n\n') }),
  ...(project.visit && { sameAs: project.visit.href }),
  url: project.url,
  keywords: project.tags,
  image: project.captures.map(({ src }) => absolute(src)),
  inLanguage: language,
  creator: { '@type': 'Organization', '@id': organizationId, name: home.brand, url: home.url },
});

const breadcrumbs = (project: ProjectPage) => ({
  '@type': 'BreadcrumbList',
  itemListElement: [
    { '@type': 'ListItem', position: 1, name: home.brand, item: home.url },
    { '@type': 'ListItem', position: 2, name: project.title, item: project.url },
  ],
});

/** The JSON-LD of a page, safe inside a `<script>` element. */
export function structuredData({ kind, page }: Route): string {
  const graph = kind === 'project' ? [creativeWork(page), breadcrumbs(page)] : [organization(), website()];
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', '\\u003c');
}

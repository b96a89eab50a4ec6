// What search engines read, in the words of https://schema.org.
import { base } from 'prepared';
import { members, site } from '../content';
import type { Route } from '../router/routes';
import type { ProjectPage } from '../types';
import { language } from '../words';
import { absolute } from './absolute';

const organizationId = `${site.url}#organization`;
const websiteId = `${site.url}#website`;

const organization = () => ({
  '@type': 'Organization',
  '@id': organizationId,
  name: site.brand,
  url: site.url,
  email: site.email,
  description: site.description,
  knowsAbout: site.services,
  ...(site.links && { sameAs: site.links.map(({ href }) => href) }),
  member: members.map((member) => ({
    '@type': 'Person',
    name: member.name,
    jobTitle: member.role,
    description: member.bio,
    knowsAbout: member.skills,
    sameAs: [
      ...Object.values(member.links).filter((link) => link !== null).map((link) => absolute(link)),
      ...(member.otherLinks ?? []).map(({ href }) => href),
    ],
    ...(member.avatar && { image: absolute(base + member.avatar) }),
  })),
});

const website = () => ({
  '@type': 'WebSite',
  '@id': websiteId,
  name: site.title,
  url: site.url,
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
  creator: { '@type': 'Organization', '@id': organizationId, name: site.brand, url: site.url },
});

const breadcrumbs = (project: ProjectPage) => ({
  '@type': 'BreadcrumbList',
  itemListElement: [
    { '@type': 'ListItem', position: 1, name: site.brand, item: site.url },
    { '@type': 'ListItem', position: 2, name: project.title, item: project.url },
  ],
});

/** The JSON-LD of a page, safe inside a `<script>` element. */
export function structuredData({ kind, page }: Route): string {
  const graph = kind === 'project' ? [creativeWork(page), breadcrumbs(page)] : [organization(), website()];
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', '\\u003c');
}

// What search engines read, in the words of https://schema.org.
import { members, site } from '../content';
import { base } from '../prepare/prepared';
import type { Route } from '../router/routes';
import type { ProjectPage } from '../types';
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
  member: members.map((member) => ({
    '@type': 'Person',
    name: member.name,
    jobTitle: member.role,
    description: member.bio,
    knowsAbout: member.skills,
    sameAs: Object.values(member.links).filter((link) => link !== null).map((link) => absolute(link)),
    ...(member.avatar && { image: absolute(base + member.avatar) }),
  })),
});

const website = () => ({
  '@type': 'WebSite',
  '@id': websiteId,
  name: site.title,
  url: site.url,
  inLanguage: 'es',
  publisher: { '@id': organizationId },
});

const creativeWork = (project: ProjectPage) => ({
  '@type': 'CreativeWork',
  '@id': `${project.url}#work`,
  name: project.name,
  description: project.desc,
  url: project.url,
  keywords: project.tags,
  image: project.images.map((image) => absolute(base + image)),
  inLanguage: 'es',
  creator: { '@type': 'Organization', '@id': organizationId, name: site.brand, url: site.url },
});

const breadcrumbs = (project: ProjectPage) => ({
  '@type': 'BreadcrumbList',
  itemListElement: [
    { '@type': 'ListItem', position: 1, name: site.brand, item: site.url },
    { '@type': 'ListItem', position: 2, name: project.name, item: project.url },
  ],
});

const isProject = (route: Route): route is ProjectPage => route.id !== undefined;

/** The JSON-LD of a page, safe inside a `<script>` element. */
export function structuredData(route: Route): string {
  const graph = isProject(route) ? [creativeWork(route), breadcrumbs(route)] : [organization(), website()];
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', '\\u003c');
}

// Structured data for search engines (https://schema.org). JSON omits undefined fields.
import type { FullPage, Language } from '../model/types';
import { isExternal } from '../model/urls';

const organizationOf = ({ site, members }: Language, url: string) => ({
  '@type': 'Organization',
  '@id': `${url}#organization`,
  'name': site.brand,
  'url': url,
  'email': site.email,
  'description': site.description,
  'sameAs': site.links?.map(({ href }) => href).filter(isExternal),
  'member': members.map(({ name }) => ({ '@type': 'Person', name })),
});

const websiteOf = ({ site, words }: Language, url: string) => ({
  '@type': 'WebSite',
  '@id': `${url}#website`,
  'name': site.brand,
  'url': url,
  'inLanguage': words.language,
  'publisher': { '@id': `${url}#organization` },
});

const breadcrumbsTo = (page: FullPage, home: FullPage) => ({
  '@type': 'BreadcrumbList',
  'itemListElement': [home, page].map(({ url, meta }, index) =>
    ({ '@type': 'ListItem', 'position': index + 1, 'name': meta.title, 'item': url })),
});

const authorOf = ({ meta: { author } }: FullPage, homeUrl: string) =>
  (typeof author === 'string' ? { '@type': 'Person', 'name': author } : { '@id': `${homeUrl}#organization` });

const articleOf = (page: FullPage, { words }: Language, homeUrl: string) => ({
  '@type': 'BlogPosting', 'headline': page.meta.title, 'description': page.meta.description, 'url': page.url,
  'datePublished': page.meta.date, 'dateModified': page.meta.updated, 'inLanguage': page.meta.lang ?? words.language,
  'author': authorOf(page, homeUrl),
});

/** Returns JSON that is safe inside a `<script>` element. */
export function structuredData(page: FullPage, language: Language) {
  const home = language.pages.find(({ kind }) => kind === 'home')!;
  const graph = page.kind === 'project' ? [breadcrumbsTo(page, home)]
    : [organizationOf(language, home.url), websiteOf(language, home.url)];
  const articles = page.meta.date ? [articleOf(page, language, home.url)] : [];
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': [...graph, ...articles] })
    .replaceAll('<', '\\u003c');
}

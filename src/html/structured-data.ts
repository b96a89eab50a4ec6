// For search engines: https://schema.org. JSON omits undefined fields.
import { home, members } from 'model';
import { site } from 'site/content';
import { language } from 'site/words';
import { isExternal } from '../addresses';
import type { Route } from '../page/routes';

const organization = {
  '@type': 'Organization',
  '@id': `${home.url}#organization`,
  'name': home.brand,
  'url': home.url,
  'email': home.mail.text,
  'description': site.description,
  'sameAs': site.links?.map(({ href }) => href).filter(isExternal),
  'member': members.map(({ name }) => ({ '@type': 'Person', name })),
};

const website = {
  '@type': 'WebSite',
  '@id': `${home.url}#website`,
  'name': home.tabTitle,
  'url': home.url,
  'inLanguage': language,
  'publisher': { '@id': organization['@id'] },
};

/** Safe inside a `<script>` element. */
export function structuredData({ kind, page }: Route) {
  const breadcrumbs = kind === 'project' && {
    '@type': 'BreadcrumbList',
    'itemListElement': [{ name: home.brand, url: home.url }, { name: page.title, url: page.url }]
      .map(({ name, url }, index) => ({ '@type': 'ListItem', 'position': index + 1, name, 'item': url })),
  };
  const graph = breadcrumbs ? [breadcrumbs] : [organization, website];
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', '\\u003c');
}

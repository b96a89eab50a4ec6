import * as data from 'site-data';
import { expect, test } from 'vitest';
import { structuredData } from '../../src/html/structured-data';
import { createPageTables } from '../../src/model/page-table';
import { source } from '../site/site-data';

const links = ['https://example.org/team', 'mailto:a@example.org'].map((href) => ({ name: 'Foro', href }));
const site = { ...source.site, description: '</script>', links };
const [language] = createPageTables([{ ...source, site, sitePath: '/', data, componentPages: {} }]);

const graphOf = (kind: string) => {
  const json = structuredData(language!.pages.find((page) => page.kind === kind)!, language!);
  expect(json).not.toContain('<');
  return JSON.parse(json)['@graph'];
};

test('the home page describes the organization, its members, profiles and website (F3)', () => {
  const organization = {
    '@id': 'https://example.com/#organization', 'name': 'Equipo Dev', 'description': '</script>',
    'sameAs': [links[0]!.href], 'member': source.members.map(({ name }) => ({ name })),
  };
  const website = { '@id': 'https://example.com/#website', 'name': 'Equipo Dev', 'inLanguage': 'es' };
  expect(graphOf('home')).toMatchObject([organization, website]);
});

test('a project has breadcrumbs (F3)', () =>
  expect(graphOf('project')[0].itemListElement).toMatchObject([
    { position: 1, name: 'Equipo Dev', item: 'https://example.com/' },
    { position: 2, name: 'Geo App', item: 'https://example.com/proyectos/geoapp' },
  ]));

import { expect, test } from 'vitest';
import { structuredData } from '../../src/html/structured-data';
import { languageWith } from '../fixtures/language';
import { source } from '../site/site-data';

const links = ['https://example.org/team', 'mailto:a@example.org'].map((href) => ({ name: 'Foro', href }));
const language = languageWith({ site: { ...source.site, description: '</script>', links } });

const graphOf = (kind: string) => {
  const json = structuredData(language.pages.find((page) => page.kind === kind)!, language);
  expect(json).not.toContain('<');
  return JSON.parse(json)['@graph'];
};

test('the home page describes the organization, its members, profiles and website (F3)', () => {
  const organization = {
    '@id': 'https://example.com/#organization', 'name': 'Equipo Dev', 'description': '</script>',
    'sameAs': [links[0]!.href], 'member': source.members.map(({ name }) => ({ name })),
  };
  expect(graphOf('home')).toMatchObject([organization, { '@id': 'https://example.com/#website', 'inLanguage': 'es' }]);
});

test('a project has breadcrumbs (F3)', () =>
  expect(graphOf('project')[0].itemListElement).toMatchObject([
    { position: 1, name: 'Equipo Dev', item: 'https://example.com/' },
    { position: 2, name: 'Geo App', item: 'https://example.com/proyectos/geoapp' },
  ]));

test('an article has its dates, language and author or, without one, the organization (F3)', () => {
  const article = { title: 'Uno', description: 'Dos', date: '2025-11-20', lang: 'en' };
  const { pages, ...other } = languageWith({ staticPages: { uno: { ...article, author: 'Ada' }, dos: article } });
  const texts = pages.filter(({ kind }) => kind === 'static').map((page) => structuredData(page, { pages, ...other }));
  expect(texts.map((text) => JSON.parse(text)['@graph'][2])).toMatchObject([
    { headline: 'Uno', datePublished: '2025-11-20', inLanguage: 'en', author: { '@type': 'Person', 'name': 'Ada' } },
    { author: { '@id': 'https://example.com/#organization' } },
  ]);
});

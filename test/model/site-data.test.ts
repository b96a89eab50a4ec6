import * as content from 'site/content';
import * as words from 'site/words';
import { expect, test } from 'vitest';
import { createSiteData } from '../../src/model/site-data';
import type { Member, Project, Site, LanguageSource } from '../../src/schema/types';
import { source } from '../site/site-data';

/** Returns the attributes of a link that opens a new tab. */
const opensTab = (name: string) =>
  ({ target: '_blank', rel: 'noopener noreferrer', 'aria-label': `${name} ${words.opensTab}` });

const modelWith = (changes: Partial<LanguageSource>) => createSiteData({ ...source, ...changes }, '/');
const ofSite = (changes: Partial<Site>) => modelWith({ site: { ...content.site, ...changes } });
const profileOf = (changes: Partial<Member>, language = 'es') =>
  modelWith({ members: [{ ...content.members[0]!, ...changes }], words: { ...words, language } }).members[0]!;
const projectOf = (changes: Partial<Project>) =>
  modelWith({ projects: [{ ...content.projects[0]!, ...changes }] }).projects[0]!;

test('a member has only the links that exist, and those to other sites open a new tab safely (E12, F22)', () => {
  const github = 'https://example.com/ada';
  const links = { cv: { src: '/assets/ada.pdf' }, github, gitlab: null, website: 'equipo/ada' };
  const otherLinks = [{ name: 'Mastodon', href: 'https://example.org/@ada' }];
  expect(profileOf({ links, otherLinks }).links).toEqual([
    { text: words.linkNames.github, href: github, ...opensTab('GitHub') },
    { text: words.linkNames.cv, href: '/assets/ada.pdf', ...opensTab('CV') },
    { text: words.linkNames.website, href: '/equipo/ada' },
    { text: 'Mastodon', href: 'https://example.org/@ada', ...opensTab('Mastodon') },
  ]);
});

test.each([
  ['  Ada Ejemplo', undefined, 'Ada'], ['María José Ruiz', ' María José ', 'María José'],
])('the card of %j with the short name %j says “%s” (C2)', (name, shortName, firstName) =>
  expect(profileOf({ name, shortName }))
    .toMatchObject({ more: words.moreAbout(firstName), linksTitle: words.linksTitle(firstName) }));

test.each([
  ['¿Una idea?\nEscribe. ¿Cuándo?  Hoy.', ['¿Una idea?', 'Escribe. ¿Cuándo?  Hoy.']],
  ['Escríbenos. Respondemos hoy.', ['Escríbenos.', 'Respondemos hoy.']],
  ['Escribe a la Sra. Gil', ['Escribe a la Sra. Gil', '']],
  ['Hola. ¿Una idea? Escribe.', ['Hola. ¿Una idea?', 'Escribe.']],
])('the text %j is split into a heading and the rest: %j (F29)', (contact, parts) =>
  expect(ofSite({ contact }).home.contact).toEqual(parts));

test('the mail link is encoded and not translated (F34)', () =>
  expect(ofSite({ email: 'a#b%c&d/e@example.com' }).home.mail)
    .toEqual({ text: 'a#b%c&d/e@example.com', href: 'mailto:a%23b%25c%26d%2Fe@example.com', translate: 'no' }));

test('links of the team have rel=me and open a new tab unless they are mail links (F22)', () => {
  const hrefs = ['https://foro.example/', 'mailto:foro@example.com'];
  const { links } = ofSite({ links: hrefs.map((href) => ({ name: 'Foro', href })) }).home;
  expect(links.map(({ target }) => target)).toEqual(['_blank', undefined]);
  expect(links[0]!.rel).toBe('me noopener noreferrer');
});

test('in the headline, words of one or two letters stay with the next word (F31)', () => {
  const { headline } = ofSite({ headline: 'Lo que se mueve (o no) — y se vende,  a medida y' }).home;
  expect(headline).toEqual(['Lo\xa0que se\xa0mueve (o\xa0no) — y\xa0se\xa0vende,  a\xa0medida ', 'y']);
});

test.each([
  [undefined, '/proyectos?id=geoapp', {}], ['casos/geo', '/casos/geo', {}],
  ['https://example.com/geo', 'https://example.com/geo', opensTab('Ver más: Geo App')],
])('a card with the link %s leads to %s, in a new tab if that is another site (E12, F22)', (link, href, attributes) =>
  expect(projectOf({ link }).link).toEqual({ href, 'aria-label': 'Ver más: Geo App', ...attributes }));

test('with static addresses, projects have paths without a query (E12)', () => {
  const { projects } = createSiteData({ ...source, settings: { staticAddresses: true } }, '/web/');
  expect(projects[0]!.link.href).toBe('/web/proyectos/geoapp');
});

test('captures are numbered in their alternative texts, and keep their size and caption (A13, F10)', () => {
  const images = [{ src: '/a.avif', width: 12, height: 8, text: 'Mapa' }, { src: '/b.avif', width: 3, height: 4 }];
  const expected = images.map((image, index) => ({ ...image, alt: words.capture('Geo App', index + 1) }));
  expect(projectOf({ images }).captures).toEqual(expected);
});

test('a project can link to one site, or to several by name (F22)', () => {
  const href = 'https://example.com/';
  expect(projectOf({ visit: href }).visits).toEqual([{ text: words.visit, href, ...opensTab(words.visit) }]);
  expect(projectOf({ visit: [{ name: 'Demo', href }, { name: 'Código', href }] }).visits.map(({ text }) => text))
    .toEqual(['Demo', 'Código']);
});

test.each([
  ['Ada', 'A'], ['  ñandú   de la ejemplo ', 'ÑD'], ['😀 "Pepe"', '😀P'], ['ʻOlu ʼAkau', 'OA'], ['ilk iş', 'İİ', 'tr'],
])('%s has the initials %s (C14)', (name, initials, language = 'es') =>
  expect(profileOf({ name }, language).initials).toBe(initials));

test('a project without captures has an initial (F27)', () => {
  for (const [title, initial] of [['¿3D?', '3'], ['हिन्दी', 'हि']] as const) {
    expect(projectOf({ title, images: [] }).initial).toBe(initial);
    expect(projectOf({ title }).initial).toBeUndefined();
  }
});

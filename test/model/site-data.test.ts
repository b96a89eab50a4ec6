import * as content from 'site/content';
import * as words from 'site/words';
import { expect, test } from 'vitest';
import { createSiteData } from '../../src/model/site-data';
import type { Member, Project, Site, LanguageSource } from '../../src/schema/types';
import smallCapture from '../site/assets/geoapp-1-640.avif';
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

test('a member has only the links that exist, and they open a new tab safely (F22)', () => {
  const links = { cv: { src: '/assets/ada.pdf' }, github: 'https://example.com/ada', website: null };
  const otherLinks = [{ name: 'Mastodon', href: 'https://example.org/@ada' }];
  expect(profileOf({ links, otherLinks }).links).toEqual([
    { text: words.linkNames.github, href: 'https://example.com/ada', ...opensTab('GitHub') },
    { text: words.linkNames.cv, href: '/assets/ada.pdf', ...opensTab('CV') },
    { text: 'Mastodon', href: 'https://example.org/@ada', ...opensTab('Mastodon') },
  ]);
});

test.each([
  ['  Ada Ejemplo', undefined, 'Ada'], ['María José Ruiz', ' María José ', 'María José'],
])('the card of %j with the short name %j says “%s” (C2)', (name, shortName, firstName) => {
  expect(profileOf({ name, shortName })).toMatchObject({
    name, more: words.moreAbout(firstName), linksTitle: words.linksTitle(firstName),
  });
});

test.each([
  ['¿Una idea?\nEscribe. ¿Cuándo?  Hoy.', ['¿Una idea?', 'Escribe. ¿Cuándo?  Hoy.']],
  ['Escríbenos. Respondemos hoy.', ['Escríbenos.', 'Respondemos hoy.']],
  ['Escribe a la Sra. Gil', ['Escribe a la Sra. Gil', '']],
  ['Hola. ¿Una idea? Escribe.', ['Hola. ¿Una idea?', 'Escribe.']],
])('%j is the heading and the rest %j', (contact, parts) => expect(ofSite({ contact }).home.contact).toEqual(parts));

test('the mail link is encoded and not translated (F34)', () => {
  const link = { text: 'a#b%c&d/e@example.com', href: 'mailto:a%23b%25c%26d%2Fe@example.com', translate: 'no' };
  expect(ofSite({ email: 'a#b%c&d/e@example.com' }).home.mail).toEqual(link);
});

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

test('the link of a project opens its page in the same tab, or an external URL in a new one (E12, F22)', () => {
  expect(projectOf({ link: undefined }).link)
    .toEqual({ href: '/proyectos?id=geoapp', 'aria-label': 'Ver más: Geo App' });
  const link = 'https://example.com/proyectos?id=geoapp';
  expect(projectOf({ link }).link).toEqual({ href: link, ...opensTab('Ver más: Geo App') });
  const { projects } = createSiteData({ ...source, settings: { staticAddresses: true } }, '/web/');
  expect(projects[0]!.link.href).toBe('/web/proyectos/geoapp');
});

test('links of projects and members can open pages of the team, in the same tab (E12)', () => {
  expect(projectOf({ link: 'casos/geo' }).link).toEqual({ href: '/casos/geo', 'aria-label': 'Ver más: Geo App' });
  expect(profileOf({ links: { website: 'equipo/ada' } }).links).toEqual([{ text: 'Website', href: '/equipo/ada' }]);
});

test('a capture has a URL, size and texts, and its small version if there is one (A1, A13, F10)', () => {
  const [image] = content.projects[0]!.images;
  const text = 'Mapa de la ciudad';
  const [first, small] = projectOf({ images: [{ ...image!, text }, smallCapture] }).captures;
  const { src } = image!;
  const srcSet = `${src.replace('.avif', '-640.avif')} 640w, ${src} 1280w`;
  expect(first).toEqual({ src, srcSet, width: 1280, height: 800, alt: words.capture('Geo App', 1), text });
  expect(small).toEqual({ src: smallCapture.src, width: 640, height: 400, alt: words.capture('Geo App', 2) });
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

import { expect, test } from 'vitest';
import type { Picture } from '../../src/types';
import { patternOf } from '../../src/model/pattern';
import { modelOf } from '../../src/model/model';
import smallCapture from '../site/assets/geoapp-1-640.avif';
import * as sample from '../site/src/content';
import * as words from '../site/src/words';

const opensTab = { target: '_blank', rel: 'noopener noreferrer' };
const none = { github: null, gitlab: null, cv: null, linkedin: null, website: null };
const ada = sample.members[0]!;
const project = sample.projects[0]!;

const withLinks = (links: object) =>
  modelOf({ ...sample, members: [{ ...ada, links: { ...none, ...links } }] }).members[0]!.links;

test('the base path is the path of site.url (E11)', () => {
  expect(modelOf(sample).base).toBe('/');
  const { base, home, projects } = modelOf(
    { ...sample, site: { ...sample.site, url: 'https://equipo.github.io/web/' } },
  );
  expect([base, home.path, projects[0]!.path]).toEqual(['/web/', '/web/', '/web/proyectos?id=geoapp']);
});

test('a member has the links that exist, by name, and they open a new tab safely (F22)', () => {
  expect(withLinks({ cv: { src: 'assets/ada.pdf' }, github: 'https://example.com/ada' })).toEqual([
    { text: words.linkNames.github, href: 'https://example.com/ada', ...opensTab },
    { text: words.linkNames.cv, href: '/assets/ada.pdf', ...opensTab },
  ]);
});

test.each([
  ['Ada Ejemplo', words.moreAbout('Ada')],
  ['  Ada  ', words.moreAbout('Ada')],
])('the button that turns the card of %j is «%s» (C2)', (name, more) => {
  expect(modelOf({ ...sample, members: [{ ...ada, name }] }).members[0]!.more).toBe(more);
});

test.each([
  ['hola@example.com', 'mailto:hola@example.com'],
  ['a#b%c&d/e@example.com', 'mailto:a%23b%25c%26d%2Fe@example.com'],
])('the mail link to %s is encoded correctly', (email, href) => {
  expect(modelOf({ ...sample, site: { ...sample.site, email } }).home.mail).toEqual({ text: email, href });
});

test('a project’s link opens its page in the same tab, or an external address in a new one (F22)', () => {
  const linkOf = (link?: string) => modelOf({ ...sample, projects: [{ ...project, link }] }).projects[0]!.link;
  for (const own of ['proyectos?id=geoapp', undefined]) expect(linkOf(own)).toEqual({ href: '/proyectos?id=geoapp' });
  expect(linkOf('https://example.com/proyectos?id=geoapp')).toEqual({
    href: 'https://example.com/proyectos?id=geoapp',
    ...opensTab,
  });
});

test('a capture has its address, size and numbered text, and its small version if there is one (A1, A13, F10)', () => {
  const [first, small] = modelOf(
    { ...sample, projects: [{ ...project, images: [project.images[0]!, smallCapture] }] },
  ).projects[0]!.captures;
  expect(first).toEqual({
    src: `/${project.images[0]!.src}`,
    srcSet: expect.stringMatching(
      /^\/assets\/geoapp-1-[0-9a-f]{8}-640\.avif 640w, \/assets\/geoapp-1-[0-9a-f]{8}\.avif 1280w$/,
    ),
    width: 1280,
    height: 800,
    alt: words.capture('Geo App', 1),
  });
  const alt = words.capture('Geo App', 2);
  expect(small).toMatchObject({ src: `/${smallCapture.src}`, width: 640, height: 400, alt });
  expect(small!.srcSet).toBeUndefined();
});

test('a project has a pattern if it has no captures (F27)', () => {
  const patternsOf = (images: Picture[]) =>
    modelOf({ ...sample, projects: [{ ...project, images }] }).projects.map(({ pattern }) => pattern);
  expect(patternsOf([])).toEqual([patternOf('Geo App')]);
  expect(patternsOf(project.images)).toEqual([undefined]);
});

test('a member is called by the short name, where there is one (C2)', () => {
  const [called] = modelOf(
    { ...sample, members: [{ ...ada, name: 'María José Ejemplo Ruiz', shortName: ' María José ' }] },
  ).members;
  expect([called!.name, called!.more, called!.linksTitle]).toEqual([
    'María José Ejemplo Ruiz',
    words.moreAbout('María José'),
    words.linksTitle('María José'),
  ]);
});

test('the link to a translation on this host is a path, which previews can follow, and to another an address', () => {
  const translations = [
    { language: 'en', name: 'English', url: 'https://Example.com/en/' },
    { language: 'pt', name: 'Português', url: 'https://example.org/' },
  ];
  expect(modelOf({ ...sample, site: { ...sample.site, translations } }).translations).toEqual([
    { language: 'en', name: 'English', url: 'https://example.com/en/', href: '/en/' },
    { language: 'pt', name: 'Português', url: 'https://example.org/', href: 'https://example.org/' },
  ]);
});

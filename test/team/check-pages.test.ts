import { expect, test } from 'vitest';
import { checkPages } from '../../src/team/check-pages';
import type { Pages, Sections } from '../../src/team/types';

const Content = () => null;
const page = { title: 'Aviso', description: 'Quiénes somos', Content };
const section = { link: 'Uno', heading: 'Uno', Content };

type Changes = { sections?: Sections; pages?: Pages; projectsPath?: string; sources?: string[] };

/** Where the mistakes of a site in Spanish and English are. */
const placesOf = ({ sections = {}, pages = {}, projectsPath = 'proyectos', sources = [] }: Changes) =>
  checkPages(sections, pages, { projectsPath, settings: { allowed: { 'img-src': sources } } }, ['en/'])
    .map((mistake) => mistake.split(/: (?=must|is empty)/)[0]);

test.each(['aviso-legal', 'blog/primero', 'blog/404', 'proyectos/uno'])('a page may be at %s', (path) =>
  expect(placesOf({ pages: { [path]: page }, projectsPath: 'trabajos' })).toEqual([]));

test.each([
  'Aviso', '/aviso', 'aviso/', 'a/b/c', 'blog/index', 'index', '404', 'assets', 'share/uno', 'en', 'en/uno',
  'proyectos', 'proyectos/uno',
])('a page may not be at %s', (path) =>
  expect(placesOf({ pages: { [path]: page } })).toEqual([`sections.tsx: pages.${path}`]));

test.each(['a/b', 'index', 'assets', 'en', 'Trabajos'])('projects may not be at %s', (projectsPath) =>
  expect(placesOf({ projectsPath })).toEqual(['settings.ts: projectsPath']));

test('a page needs a title and a description', () =>
  expect(placesOf({ pages: { aviso: { ...page, title: '', description: ' ' } } }))
    .toEqual(['sections.tsx: pages.aviso.title', 'sections.tsx: pages.aviso.description']));

test.each(['quiénes-somos', 'Equipo', 'a2026', 'menu-1'])('a section may have the anchor %s', (anchor) =>
  expect(placesOf({ sections: { [anchor]: section } })).toEqual([]));

test.each(['contenido', 'menu', 'menu-title', 'page', 'quiénes somos', '100%', '2026', 'contacto-title'])(
  'a section may not have the anchor %s', (anchor) =>
    expect(placesOf({ sections: { contacto: section, [anchor]: section } }))
      .toEqual([`sections.tsx: sections.${anchor}`]));

test('sources may be allowed, unless they would end the policy or be ignored (S1)', () => {
  expect(placesOf({ sources: ['https://stats.example/a', "'self'", 'data:', "'sha256-a+b/c='"] })).toEqual([]);
  const sources = ['https://a.example https://b.example', 'a.example;', 'a.example, b.example', '"self"'];
  expect(placesOf({ sources })).toEqual(sources.map((_, index) => `settings.ts: img-src[${index}]`));
});

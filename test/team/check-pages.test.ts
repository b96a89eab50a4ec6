import { expect, test } from 'vitest';
import { checkPages } from '../../src/team/check-pages';
import type { TeamPage } from '../../src/team/types';

const page: TeamPage = { title: 'Aviso', description: 'Quiénes somos', Content: () => null };

/** Where the mistakes of a site in Spanish and English are. */
const placesOf = (pages: Record<string, TeamPage>, projectsPath = 'proyectos') =>
  checkPages({}, pages, { projectsPath, settings: {} }, ['en/'])
    .map((mistake) => mistake.split(/: (?=must|is empty)/)[0]);

test.each(['aviso-legal', 'blog/primero', 'blog/404', 'proyectos/uno'])('a page may be at %s', (path) =>
  expect(placesOf({ [path]: page }, 'trabajos')).toEqual([]));

test.each([
  'Aviso', '/aviso', 'aviso/', 'a/b/c', 'blog/index', 'index', '404', 'assets', 'share/uno', 'en', 'en/uno',
  'proyectos', 'proyectos/uno',
])('a page may not be at %s', (path) =>
  expect(placesOf({ [path]: page })).toEqual([`sections.tsx: pages.${path}`]));

test.each(['a/b', 'index', 'assets', 'en', 'Trabajos'])('projects may not be at %s', (path) =>
  expect(placesOf({}, path)).toEqual(['settings.ts: projectsPath']));

test('a page needs a title and a description', () =>
  expect(placesOf({ aviso: { ...page, title: '', description: ' ' } }))
    .toEqual(['sections.tsx: pages.aviso.title', 'sections.tsx: pages.aviso.description']));

const usual = { projectsPath: 'proyectos', settings: {} };

/** Where the mistakes of a section are. */
const placesOfSection = (anchor: string) =>
  checkPages({ [anchor]: { link: 'Uno', heading: 'Uno', Content: () => null } }, {}, usual, [])
    .map((mistake) => mistake.split(/: (?=must|is empty)/)[0]);

test.each(['quiénes-somos', 'Equipo', '2026', 'menu-1'])('a section may have the anchor %s', (anchor) =>
  expect(placesOfSection(anchor)).toEqual([]));

test.each(['contenido', 'menu', 'menu-title', 'page', 'quiénes somos', '100%'])(
  'a section may not have the anchor %s', (anchor) =>
    expect(placesOfSection(anchor)).toEqual([`sections.tsx: sections.${anchor}`]));

const mistakesIn = (source: string) =>
  checkPages({}, {}, { ...usual, settings: { allowed: { 'img-src': ['https://a.example', source] } } }, []);

test.each(['https://stats.example/a', "'self'", 'data:', "'sha256-a+b/c='"])('the source %s may be allowed', (source) =>
  expect(mistakesIn(source)).toEqual([]));

test.each(['https://a.example https://b.example', 'a.example;', 'a.example, b.example', '"self"'])(
  'the source %j is refused with its place, since it would end the policy or be ignored (S1)', (source) =>
    expect(mistakesIn(source)).toEqual([expect.stringContaining('settings.ts: img-src[1]: ')]));

import { expect, test } from 'vitest';
import { checkPages } from '../../src/team/check-pages';
import type { PageFiles, Pages, Sections } from '../../src/team/types';

const Content = () => null;
const page = { title: 'Aviso', description: 'Quiénes somos', Content };
const section = { link: 'Uno', heading: 'Uno', Content };

type Changes = { sections?: Sections; pages?: Pages; files?: PageFiles; projectsPath?: string; sources?: string[] };

/** The mistakes of a site in Spanish and English, which has a picture. */
const mistakesIn = ({ sections = {}, pages = {}, files = {}, projectsPath = 'proyectos', sources = [] }: Changes) =>
  checkPages({ sections, pages, files }, { projectsPath, settings: { allowed: { 'img-src': sources } } }, ['en/'],
    ['mapa.avif', 'mapa.png']);

const placesOf = (changes: Changes) => mistakesIn(changes).map((mistake) => mistake.split(/: (?=must|is empty)/)[0]);

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

const texts = { title: 'Primero', description: 'Un texto' };
const fileWith = (frontmatter: object, Content: unknown = () => null) =>
  ({ 'blog/primero.mdx': { frontmatter: { ...texts, ...frontmatter }, default: Content } }) as PageFiles;

test.each([{}, { date: '2028-02-29', image: 'mapa.avif' }, { link: 'Blog', inFooter: false }])(
  'a file in pages/ may have the frontmatter %j', (frontmatter) =>
    expect(mistakesIn({ files: fileWith(frontmatter) })).toEqual([]));

test.each<[frontmatter: object, mistake: string]>([
  [{ title: undefined }, 'frontmatter.title: is missing'],
  [{ title: 2026 }, 'frontmatter.title: must be a string, not 2026'],
  [{ description: ' ' }, 'frontmatter.description: is empty'],
  [{ fecha: '2026-11-28' }, 'frontmatter.fecha: is none of title, '],
  [{ toString: 'a' }, 'frontmatter.toString: is none of title, '],
  [{ inFooter: 'no' }, 'frontmatter.inFooter: must be a boolean, not "no"'],
  [{ date: null }, 'frontmatter.date: must be a string, not null'],
  ...['2026-13-29', '2026-02-30', '2026-2-3', '28/11/2026', '2026-11-28T10:00'].map((date): [object, string] =>
    [{ date }, `frontmatter.date: must be a date like 2026-11-28, not "${date}"`]),
  ...['nada.avif', 'mapa.png'].map((image): [object, string] =>
    [{ image }, `frontmatter.image: must be an AVIF or SVG file of assets/, like mapa.avif, not "${image}"`]),
])('a file in pages/ with the frontmatter %j is refused: %s', (frontmatter, mistake) =>
  expect(mistakesIn({ files: fileWith(frontmatter) }))
    .toEqual([expect.stringContaining(`pages/blog/primero.mdx: ${mistake}`)]));

test('a file in pages/ without exports is refused, and so is one whose content is none', () => {
  const [place, content] = ['pages/blog/primero.mdx', 'must export a component by default'];
  expect(mistakesIn({ files: { 'blog/primero.mdx': {} } })).toEqual(
    [content, 'frontmatter.title: is missing', 'frontmatter.description: is missing'].map((text) => `${place}: ${text}`));
  expect(mistakesIn({ files: fileWith({}, 'Hola') })).toEqual([`${place}: ${content}`]);
});

test('a file in pages/ may not have the path of another page, or one that no page may have', () => {
  const file = { frontmatter: texts, default: Content };
  const doubled = 'another page has its path';
  expect(mistakesIn({ files: { 'blog/index.tsx': file, 'blog.mdx': file, 'aviso.md': file }, pages: { aviso: page } }))
    .toEqual(['blog/index.tsx', 'blog.mdx', 'aviso.md'].map((name) => `pages/${name}: ${doubled}`));
  expect(placesOf({ files: { 'index.mdx': file, 'blog/Uno.tsx': file } }))
    .toEqual(['pages/index.mdx: its path', 'pages/blog/Uno.tsx: its path']);
});

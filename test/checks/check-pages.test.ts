import { createElement, memo } from 'react';
import { expect, test } from 'vitest';
import { checkPages, findDoubts } from '../../src/checks/check-pages';
import type { PageFiles, Pages, Sections } from '../../src/schema/types';

const Content = () => null;
const page = { title: 'Aviso', description: 'Quiénes somos', Content };
const section = { link: 'Uno', heading: 'Uno', Content };

type Changes = { sections?: Sections; pages?: Pages; files?: PageFiles; projectsPath?: string; sources?: string[] };

const inline = { 'style-src-elem': ["'unsafe-inline'"] };

const findLine = (_: string, field: string) => (field === 'description' ? 0 : 2);
const placeOf = (field: string) => `pages/blog/primero.mdx${field === 'description' ? '' : ':2'}`;

/** Returns the mistakes of a site in Spanish and English that has one picture. */
const mistakesIn = ({ sections = {}, pages = {}, files = {}, projectsPath = 'proyectos', sources = [] }: Changes) =>
  checkPages({ sections, pages, files }, { projectsPath, settings: { allowed: { 'img-src': sources, ...inline } } },
    ['en/'], { findPicture: (name) => ['mapa.avif', 'mapa.png'].find((asset) => asset === name), findLine });

const placesOf = (changes: Changes) =>
  mistakesIn(changes).map((mistake) => mistake.split(/ (?=must|is empty|is missing)/)[0]);

test('a page may be in a folder, and an anchor may contain any letters (U4)', () => {
  const pages = { 'aviso-legal': page, 'blog/404': page, 'proyectos/uno': page };
  const sections = { 'quiénes-somos': section, 'Equipo-2026': section };
  expect(placesOf({ pages, sections, projectsPath: 'trabajos' })).toEqual([]);
});

test.each(['Aviso', '/aviso', 'a/b/c', 'blog/index', '404', 'share/uno', 'en/uno', 'proyectos/uno'])(
  'a page must not have the path %s (U4)', (path) =>
    expect(placesOf({ pages: { [path]: page } })).toEqual([`sections.tsx: pages.${path}`]));

test.each(['a/b', 'assets', 'en', 'Trabajos'])('projects must not have the path %s (U4)', (projectsPath) =>
  expect(placesOf({ projectsPath })).toEqual(['settings.ts: projectsPath']));

test('empty paths, anchors and settings are reported (U4)', () =>
  expect(placesOf({ sections: { '': section }, pages: { '': page }, projectsPath: '', sources: [''] })).toEqual([
    'settings.ts: settings.projectsPath', "settings.ts: settings.allowed.img-src[0]", 'sections.tsx: anchors[0]',
    'sections.tsx: paths[0]',
  ]));

test.each(['contenido', 'quiénes somos', '100%', '2026', 'contacto-title'])(
  'a section must not have the anchor %s (U4)', (anchor) =>
    expect(placesOf({ sections: { contacto: section, [anchor]: section } }))
      .toEqual([`sections.tsx: sections.${anchor}`]));

test('sources can be allowed unless they would break the policy or be ignored (S1)', () => {
  expect(placesOf({ sources: ['https://stats.example/a', "'self'", 'data:', "'sha256-a+b/c='"] })).toEqual([]);
  const sources = ['https://a.example https://b.example', 'a.example;', 'a.example, b', '"self"', "'unsafe-inline'",
    'self'];
  expect(placesOf({ sources })).toEqual(sources.map((_, index) => `settings.ts: allowed['img-src'][${index}]`));
});

const texts = { title: 'Primero', description: 'Un texto' };
const fileWith = (frontmatter: object, Content: unknown = () => null) =>
  ({ 'blog/primero.mdx': { frontmatter: { ...texts, ...frontmatter }, default: Content } }) as PageFiles;

test.each([
  {}, { date: '2028-02-29', image: 'mapa.avif' }, { link: 'Blog', inFooter: false }, { tags: ['a', ''], autores: {} },
  { date: '2024-01-05 10:00:00 +0100', updated: '2024-01-05T10:00:00Z', lang: 'en' },
])(
  'a file in pages/ accepts the frontmatter %j (U4)', (frontmatter) =>
    expect(mistakesIn({ files: fileWith(frontmatter, memo(Content)) })).toEqual([]));

test.each<[frontmatter: object, field: string]>([
  [{ title: 2026 }, 'title'], [{ description: null }, 'description'], [{ link: ' ' }, 'link'],
  [{ lang: 'en"' }, 'lang'],
  [{ date: '2026-02-30' }, 'date'], [{ date: '28/11/2026' }, 'date'], [{ date: '2026-11' }, 'date'],
  [{ updated: 2026 }, 'updated'],
  [{ image: ['mapa.avif'] }, 'image'], [{ lang: {} }, 'lang'], [{ image: 'nada.avif' }, 'image'],
  [{ image: 'mapa.png' }, 'image'],
])('a file in pages/ rejects the frontmatter %j because of %s (U4)', (frontmatter, field) =>
  expect(placesOf({ files: fileWith(frontmatter) })).toEqual([`${placeOf(field)}: frontmatter.${field}`]));

test('a file in pages/ must export a component by default (U4)', () => {
  const place = 'pages/blog/primero.mdx';
  expect(placesOf({ files: { 'blog/primero.mdx': {} } })).toContain(place);
  for (const value of ['Hola', createElement('p')]) expect(placesOf({ files: fileWith({}, value) })).toEqual([place]);
});

test('warnings ask about fields that differ from ours by case or one letter, and count hidden pages (U4)', () => {
  const fields = {
    TITLE: 'a', dates: 'a', lnk: 'a', upDated: 'a', tags: [], coverImage: 'a', layout: 'a', authors: [],
  };
  const doubts = findDoubts({
    ...fileWith(fields), 'a.md': { frontmatter: { ...texts, draft: true } },
    'b.md': { frontmatter: { ...texts, date: '2999-01-01' } }, 'c.md': { frontmatter: { ...texts, published: false } },
  }, 'en/pages/', findLine);
  expect(doubts.map((text) => /\.(\w+) is unknown. Did you mean (\w+)/.exec(text)?.slice(1).join(' '))).toEqual([
    'TITLE title', 'dates date', 'lnk link', 'upDated updated', 'coverImage image', 'authors author', 'published date',
    undefined,
  ]);
  expect(doubts[0]).toMatch(/^en\/pages\/blog\/primero.mdx:2: frontmatter/);
  const hidden = ['a', 'b', 'c'].map((name) => `en/pages/${name}.md`).join(', ');
  expect(doubts.at(-1)).toBe(`Only \`npm run dev\` shows these drafts and future pages: ${hidden}`);
});

test('mistakes in a Markdown file are reported with its name and their line (U4)', () => {
  const file = { frontmatter: texts, default: Content, mistakes: [{ line: 3, text: 'No.' }] };
  expect(mistakesIn({ files: { 'a.md': file } })).toEqual(['pages/a.md:3: No.']);
});

test('a file in pages/ must not have a reserved path or the path of another page (U4)', () => {
  const file = { frontmatter: texts, default: Content };
  const samePath = 'has the same path as another page. Rename one.';
  expect(mistakesIn({ files: { 'blog/index.tsx': file, 'blog.mdx': file, 'aviso.md': file }, pages: { aviso: page } }))
    .toEqual(['blog/index.tsx', 'blog.mdx', 'aviso.md'].map((name) => `pages/${name} ${samePath}`));
  expect(placesOf({ files: { 'index.mdx': file, 'blog/Uno.tsx': file } }))
    .toEqual(['pages/index.mdx: its path', 'pages/blog/Uno.tsx: its path']);
});

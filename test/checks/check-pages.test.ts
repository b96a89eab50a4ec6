import { expect, test } from 'vitest';
import { checkPages } from '../../src/checks/check-pages';
import type { PageFiles, Pages, Sections } from '../../src/schema/types';

const Content = () => null;
const page = { title: 'Aviso', description: 'Quiénes somos', Content };
const section = { link: 'Uno', heading: 'Uno', Content };

type Changes = { sections?: Sections; pages?: Pages; files?: PageFiles; projectsPath?: string; sources?: string[] };

const inline = { 'style-src-elem': ["'unsafe-inline'"] };

/** Returns the mistakes of a site in Spanish and English. */
const mistakesIn = ({ sections = {}, pages = {}, files = {}, projectsPath = 'proyectos', sources = [] }: Changes) =>
  checkPages({ sections, pages, files }, { projectsPath, settings: { allowed: { 'img-src': sources, ...inline } } },
    ['en/']);

const placesOf = (changes: Changes) =>
  mistakesIn(changes).map((mistake) => mistake.split(/ (?=must|is empty|is missing)/)[0]);

test('a page may be in a folder or the error page, and an anchor may contain any letters (U4)', () => {
  const pages = { 'aviso-legal': page, 'blog/404': page, 'proyectos/uno': page };
  const sections = { 'quiénes-somos': section, 'Equipo-2026': section };
  expect(placesOf({ pages, sections, projectsPath: 'trabajos', files: { '404.md': {} } })).toEqual([]);
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

test('a file in pages/ must not have a reserved path or the path of another page (U4)', () => {
  const file = { default: Content };
  const samePath = 'has the same path as another page. Rename one.';
  expect(mistakesIn({ files: { 'blog/index.tsx': file, 'blog.mdx': file, 'aviso.md': file }, pages: { aviso: page } }))
    .toEqual(['blog/index.tsx', 'blog.mdx', 'aviso.md'].map((name) => `pages/${name} ${samePath}`));
  expect(placesOf({ files: { 'index.mdx': file, 'blog/Uno.tsx': file } }))
    .toEqual(['pages/index.mdx: its path', 'pages/blog/Uno.tsx: its path']);
});

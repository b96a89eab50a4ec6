import { createElement, memo } from 'react';
import { expect, test } from 'vitest';
import { checkFrontmatter, findFrontmatterWarnings } from '../../src/checks/check-frontmatter';
import type { PageFiles } from '../../src/schema/types';

const Content = () => null;

// Line 2 has all fields but the description.
const text = '---\n{ title: , link: , lang: , date: , updated: , image: , upDated: , noindex: }';
const teamTexts = new Map([['en/pages/blog/primero.mdx', text]]);
const placeOf = (field: string) => `en/pages/blog/primero.mdx${field === 'description' ? '' : ':2'}`;

/** Returns the mistakes of a site that has one picture. */
const mistakesIn = (files: PageFiles) => checkFrontmatter(files, 'en/pages/', teamTexts,
  (name) => ['mapa.avif', 'mapa.png'].find((asset) => asset === name));

const placesOf = (files: PageFiles) =>
  mistakesIn(files).map((mistake) => mistake.split(/ (?=must|is empty|is missing)/)[0]);

const texts = { title: 'Primero', description: 'Un texto' };
const fileWith = (frontmatter: object, Content: unknown = () => null) =>
  ({ 'blog/primero.mdx': { frontmatter: { ...texts, ...frontmatter }, default: Content } }) as PageFiles;

test.each([
  {}, { date: '2028-02-29', image: 'mapa.avif' }, { link: 'Blog', inFooter: false }, { tags: ['a', ''], autores: {} },
  { date: '2024-01-05 10:00:00 +0100', updated: '2024-01-05T10:00:00Z', lang: 'en' },
])(
  'a file in pages/ accepts the frontmatter %j (U4)', (frontmatter) =>
    expect(mistakesIn(fileWith(frontmatter, memo(Content)))).toEqual([]));

test.each<[frontmatter: object, field: string]>([
  [{ title: 2026 }, 'title'], [{ description: null }, 'description'], [{ link: ' ' }, 'link'],
  [{ lang: 'en"' }, 'lang'],
  [{ date: '2026-02-30' }, 'date'], [{ date: '28/11/2026' }, 'date'], [{ date: '2026-11' }, 'date'],
  [{ updated: 2026 }, 'updated'],
  [{ image: ['mapa.avif'] }, 'image'], [{ lang: {} }, 'lang'], [{ image: 'nada.avif' }, 'image'],
  [{ image: 'mapa.png' }, 'image'], [{ noindex: 'no' }, 'noindex'],
])('a file in pages/ rejects the frontmatter %j because of %s (U4)', (frontmatter, field) =>
  expect(placesOf(fileWith(frontmatter))).toEqual([`${placeOf(field)}: frontmatter.${field}`]));

test('a file in pages/ must export a component by default (U4)', () => {
  const place = 'en/pages/blog/primero.mdx';
  expect(placesOf({ 'blog/primero.mdx': {} })).toContain(place);
  for (const value of ['Hola', createElement('p')]) expect(placesOf(fileWith({}, value))).toEqual([place]);
});

test('warnings ask about fields that differ from ours by case or one letter, and count hidden pages (U4)', () => {
  const fields = {
    TITLE: 'a', dates: 'a', lnk: 'a', upDated: 'a', tags: [], coverImage: 'a', layout: 'a', authors: [],
    constructor: 'a',
  };
  const doubts = findFrontmatterWarnings({
    ...fileWith(fields), 'a.md': { frontmatter: { ...texts, draft: true } },
    'b.md': { frontmatter: { ...texts, date: '2999-01-01' } }, 'c.md': { frontmatter: { ...texts, published: false } },
  }, 'en/pages/', teamTexts);
  expect(doubts.map((text) => /\.(\w+) is unknown. Did you mean (\w+)/.exec(text)?.slice(1).join(' '))).toEqual([
    'TITLE title', 'dates date', 'lnk link', 'upDated updated', 'coverImage image', 'authors author', 'published date',
    undefined,
  ]);
  expect(doubts[3]).toMatch(/^en\/pages\/blog\/primero.mdx:2: frontmatter/);
  const hidden = ['a', 'b', 'c'].map((name) => `en/pages/${name}.md`).join(', ');
  expect(doubts.at(-1)).toBe(`Only \`npm run dev\` shows these drafts and future pages: ${hidden}`);
});

test('mistakes in a Markdown file are reported with its name and their line (U4)', () => {
  const file = { frontmatter: texts, default: Content, mistakes: [{ line: 3, text: 'No.' }] };
  expect(mistakesIn({ 'a.md': file })).toEqual(['en/pages/a.md:3: No.']);
});

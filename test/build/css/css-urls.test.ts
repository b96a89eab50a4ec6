// @vitest-environment node
import { mkdtempSync, mkdirSync, rmSync, writeFileSync, cpSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cssModules } from '../../../src/build/css/css-modules';
import { urlResolver } from '../../../src/build/css/css-urls';
import { Mistake } from '../../../src/build/mistake';
import { root as copy } from '../../root';

let root: string;
let published: string[];

/** Compiles the project's style sheets with this text at the end of tokens.css. */
function compile(text: string) {
  writeFileSync(join(root, 'styles/tokens.css'), `:root { --primary: red }\n${text}`);
  const publish = (path: string) => {
    published.push(path);
    return '/assets/published';
  };
  const isAllowed = (address: string) => ['/icon.svg', 'https://fonts.example/a.woff2'].includes(address);
  return cssModules(join(root, 'styles'), true, {}, urlResolver({ root, publish, isAllowed })).sheet;
}

beforeEach(() => {
  published = [];
  root = mkdtempSync(join(tmpdir(), 'hojas ñ '));
  cpSync(join(copy, 'styles'), join(root, 'styles'), { recursive: true });
  mkdirSync(join(root, 'assets'));
  for (const name of ['letra.woff2', 'fondo.svg', 'foto.png']) writeFileSync(join(root, 'assets', name), '');
});

afterEach(() => rmSync(root, { recursive: true }));

test('a file that a style sheet names is published, and its address takes the place of the path', () => {
  const sheet = compile("@font-face { font-family: Team; src: url('../assets/letra.woff2') format('woff2') } main { background: url(../assets/fondo.svg) }");
  expect(sheet).toContain('src:url(/assets/published)format("woff2")');
  expect(sheet).toContain('main{background:url(/assets/published)}');
  expect(published).toEqual([join(root, 'assets/letra.woff2'), join(root, 'assets/fondo.svg')]);
});

test('addresses that pages may request, and parts of the page, are left as they are', () => {
  const sheet = compile('main { background: url(/icon.svg); filter: url(#blur) } @font-face { font-family: Team; src: url(https://fonts.example/a.woff2) }');
  for (const address of ['/icon.svg', '#blur', 'https://fonts.example/a.woff2']) expect(sheet).toContain(`url(${address})`);
  expect(published).toEqual([]);
});

const elsewhere = 'is not of this site; put the file into assets/ and write url(../assets/FILE)';

test.each([
  ['../assets/nada.woff2', 'names no file; its path begins at styles/, as in url(../assets/FILE)'],
  ['assets/letra.woff2', 'names no file; its path begins at styles/, as in url(../assets/FILE)'],
  ['../assets/foto.png', 'names no WOFF2, AVIF or SVG file'],
  ['/assets/letra.woff2', elsewhere],
  ['https://other.example/a.woff2', elsewhere],
  ['data:image/gif;base64,R0lGODlhAQABAAAAACw=', elsewhere],
])('url(%s) is refused in a sentence with the file and the line', (url, why) => {
  expect(() => compile(`\nmain { background: url(${url}) }`)).toThrow(new Mistake(`styles/tokens.css:3: url(${url}) ${why}`));
});

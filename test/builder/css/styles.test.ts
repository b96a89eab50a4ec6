import { mkdirSync, writeFileSync, cpSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { cssModules } from '../../../src/builder/css/css-modules';
import { urlResolver } from '../../../src/builder/css/styles';
import { Mistake } from '../../../src/builder/mistake';
import { makeFolder, root as copy } from '../../root';

let root: string;
let published: string[];

/** Compiles the project's style sheets with this text at the end of tokens.css. */
function compile(text: string) {
  writeFileSync(join(root, 'styles/tokens.css'), `:root { --primary: red }\n${text}`);
  const publish = (path: string) => {
    published.push(path);
    return '/assets/published';
  };
  const resolveUrl = urlResolver(root, publish, ['/icon.svg', 'https://fonts.example/']);
  return cssModules(join(root, 'styles'), true, {}, resolveUrl).sheet;
}

beforeEach(() => void (published = []));

beforeAll(() => {
  root = makeFolder();
  cpSync(join(copy, 'styles'), join(root, 'styles'), { recursive: true });
  mkdirSync(join(root, 'assets'));
  for (const name of ['letra.woff2', 'fondo.svg', 'foto.png']) writeFileSync(join(root, 'assets', name), '');
});

test('a file that a style sheet names is published, and its address takes the place of the path', () => {
  const font = "@font-face { font-family: Team; src: url('../assets/letra.woff2') format('woff2') }";
  const sheet = compile(`${font} main { background: url(../assets/fondo.svg) }`);
  expect(sheet).toContain('src:url(/assets/published)format("woff2")');
  expect(sheet).toContain('main{background:url(/assets/published)}');
  expect(published).toEqual([join(root, 'assets/letra.woff2'), join(root, 'assets/fondo.svg')]);
});

test('addresses that pages may request, and parts of the page, are left as they are', () => {
  const font = '@font-face { font-family: Team; src: url(https://fonts.example/a.woff2) }';
  const sheet = compile(`main { background: url(/icon.svg); filter: url(#blur) } ${font}`);
  for (const address of ['/icon.svg', '#blur', 'https://fonts.example/a.woff2']) {
    expect(sheet).toContain(`url(${address})`);
  }
  expect(published).toEqual([]);
});

test.each([
  '../assets/nada.woff2',
  '../assets/foto.png',
  'https://other.example/a.woff2',
  'data:image/gif;base64,R0lGODlhAQABAAAAACw=',
])('url(%s) is refused in a sentence with the file', (url) => {
  const why = 'names no WOFF2, AVIF or SVG file of the site; write url(../assets/FILE)';
  expect(() => compile(`\nmain { background: url(${url}) }`)).toThrow(
    new Mistake(`styles/tokens.css: url(${url}) ${why}`),
  );
});

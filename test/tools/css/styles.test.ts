import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readAsset } from '../../../src/tools/assets/read-asset';
import { Mistake } from '../../../src/tools/common/mistake';
import { urlResolver } from '../../../src/tools/css/styles';
import { makeFolder } from '../../copies/root';

const names = ['letra.woff2', 'fondo.svg', 'foto.png'];
const root = makeFolder(Object.fromEntries(names.map((name) => [`assets/${name}`, ''])));
const published: string[] = [];

const resolve = (url: string) =>
  urlResolver((path) => `/published/${published.push(path)}`)(url, join(root, 'src/site'));

test('a file of the site is published', () => {
  expect(['../../assets/letra.woff2', '../../assets/fondo.svg'].map(resolve)).toEqual(['/published/1', '/published/2']);
  expect(published).toEqual([join(root, 'assets/letra.woff2'), join(root, 'assets/fondo.svg')]);
});

test.each([
  ['jose\u0301', 'jos\u00E9'], ['jos\u00E9', 'jose\u0301'],
])('a file is found in both forms of accents: %s by %s', (file, name) => {
  const root = makeFolder({ [`assets/${file}.woff2`]: '' });
  const find = urlResolver((path) => path);
  expect(find(`../../assets/${name}.woff2`, join(root, 'src/site'))).toBe(join(root, `assets/${file}.woff2`));
});

test('a fragment stays as it is', () => expect(resolve('#blur')).toBe('#blur'));

test.each([
  '../../assets/nada.woff2', '../../assets/foto.png', 'https://other.example/a.woff2',
  'data:image/gif;base64,R0lGODlhAQ==',
])('%s is refused in a sentence', (url) => {
  const why = 'is not a WOFF2, AVIF or SVG file of the site; write url(../../assets/FILE)';
  expect(() => resolve(url)).toThrow(new Mistake(`url(${url}) ${why}`));
});

test('a font in another format is refused where it is read', () => {
  const folder = makeFolder({ 'assets/letra.TTF': 'OTTO' });
  expect(() => urlResolver((path) => readAsset(path).src)('letra.TTF', join(folder, 'assets')))
    .toThrow('assets/letra.TTF is not WOFF2; convert it, or take the WOFF2 of the same font');
});

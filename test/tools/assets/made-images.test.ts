import { site } from 'site/content';
import { expect, test } from 'vitest';
import { readBrand } from '../../../src/tools/assets/brand';
import { writeMadeFile } from '../../../src/tools/assets/made';
import { areImagesMade, drawingsOf, findShareImages } from '../../../src/tools/assets/made-images';
import { makeFolder } from '../../copies/root';

const logo = '<svg\n  xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"></svg>\n';
const green = { 'src/site/theme.css': ':root { --primary: #14532d; }' };
const sources = { 'src/site/theme.css': ':root {\n  --primary: #1e3a8a;\n}\n', 'assets/a.svg': '' };

const read = (files = {}, changed = {}) =>
  readBrand(makeFolder({ ...sources, ...files }), { ...site, ...changed }, 'es');

/** A project in which the images of a brand are made. */
function rootWith(brand = read()) {
  const root = makeFolder();
  for (const [file, drawing] of Object.entries(drawingsOf(brand))) writeMadeFile(`${root}/assets`, file, '', drawing);
  return root;
}

test('the images of the brand are to be made if what they show changes, and for nothing else', () => {
  const root = rootWith();
  for (const changed of [{}, { intro: 'Otra', contact: 'Otro' }]) {
    expect(areImagesMade(root, read({}, changed))).toBe(true);
  }
  for (const changed of [{ brand: 'Otro' }, { headline: 'Otro' }, { url: 'https://otro.example/' }]) {
    expect(areImagesMade(root, read({}, changed))).toBe(false);
  }
  for (const files of [green, { 'assets/logo.svg': logo }]) expect(areImagesMade(root, read(files))).toBe(false);
});

test('the images of the brand do not depend on line endings, which git may change', () => {
  const lines = (end: string) => read({ 'assets/logo.svg': logo.replaceAll('\n', end) });
  expect(areImagesMade(rootWith(lines('\n')), lines('\r\n'))).toBe(true);
});

test('the share image of a project is to be made if its first capture or the colour of the brand changes', () => {
  const image = { src: 'assets/a.avif', width: 1, height: 1 };
  const project = { id: 'a', title: 'A', desc: 'D', tags: [], images: [image] };
  const find = (root: string, changed = {}, brand = read()) =>
    findShareImages(root, brand, [{ ...project, ...changed }])[0]!;
  const root = makeFolder();
  const { file, source, isMade } = find(root);
  expect([file, isMade]).toEqual(['share/a.jpg', false]);
  writeMadeFile(`${root}/assets`, file, '', source);
  expect(find(root, { title: 'B' }, read({}, { brand: 'Otro' })).isMade).toBe(true);
  expect(find(root, { images: [{ ...image, src: 'assets/b.avif' }] }).isMade).toBe(false);
  expect(find(root, {}, read(green)).isMade).toBe(false);
  expect(findShareImages(root, read(), [{ ...project, images: [] }])).toEqual([]);
});

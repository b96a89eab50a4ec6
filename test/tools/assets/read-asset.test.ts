import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { assetsPlugin, readAsset } from '../../../src/tools/assets/read-asset';
import { bundle } from '../../../src/tools/builder/bundle';
import { makeFolder } from '../../copies/root';

const sample = (name: string) => readFileSync(join(import.meta.dirname, '../../site/assets', name));
const avif = sample('geoapp-1.avif');

/** Reads a file with this content, beside others. Returns the import, and the URLs that are published. */
function read(name: string, content: string | Buffer, others = {}) {
  const files = new Map<string, Buffer>();
  const asset = readAsset(join(makeFolder({ [name]: content, ...others }), name), '/web/', files);
  return { asset, urls: [...files.keys()].map((file) => `/web/${file}`) };
}

test('an AVIF has its size, and its URL a hash (F10)', () => {
  const { asset, urls } = read('Fóto.AVIF', avif);
  expect(asset).toEqual({ src: expect.stringMatching(/^\/web\/assets\/foto-\w{8}\.avif$/), width: 1280, height: 800 });
  expect(urls).toEqual([asset.src]);
});

test('a small version is published too', () => {
  const { asset, urls } = read('a.avif', avif, { 'a-640.avif': sample('geoapp-1-640.avif') });
  const small = asset.src.replace('.avif', '-640.avif');
  expect(asset).toMatchObject({ srcSet: `${small} 640w, ${asset.src} 1280w` });
  expect(urls).toEqual([asset.src, small]);
});

test.each([
  ['<svg xmlns="a" viewBox="0 0 44.5 20">', 45, 20], ["<?xml?><svg viewBox='0,0,10,20' width='5'>", 10, 20],
  ['<svg width="30px" height="40">', 30, 40], ['<svg viewBox="0 0 9 9"><text>on = 1</text></svg>', 9, 9],
])('the drawing %s is %i by %i', (svg, width, height) =>
  expect(read('a.SVG', svg).asset).toMatchObject({ width, height, 'data-alpha': true }));

test.each([
  ['is no drawing with a size', 'a.svg', '<svg>'],
  ['is no AVIF', 'a.avif', 'nothing'],
  ['has metadata', 'a.avif', Buffer.concat([avif.subarray(0, 100), Buffer.from('Exif'), avif.subarray(100)])],
  ['has over 300 KB', 'a.svg', `<svg viewBox="0 0 9 9">${' '.repeat(300 * 1024)}`],
  ['has a script', 'a.svg', '<svg viewBox="0 0 9 9"><svg:script href="a.js"/></svg>'],
  ['has a handler', 'a.svg', `<svg viewBox="0 0 9 9"\nonload = 'alert(1)'/>`],
  ['has HTML', 'a.svg', '<svg viewBox="0 0 9 9"><foreignObject><iframe srcdoc="a"/></foreignObject></svg>'],
  ['has a link to a script', 'a.svg', '<svg viewBox="0 0 9 9"><a href="javascript:alert(1)"/></svg>'],
  ['has a path of its author', 'a.svg', '<svg viewBox="0 0 9 9"><g inkscape:export-filename="/home/ana/a.png"/></svg>'],
])('a picture that %s is refused by its name (S6)', (_, name, content) =>
  expect(() => read(name, content)).toThrow(name));

test('a document has no size', () => expect(Object.keys(read('cv.pdf', '%PDF-').asset)).toEqual(['src']));

test.each(['foto.jpg', 'Foto.PNG', 'foto.webp'])('an import of %s is refused with its place and what to do', (name) => {
  const root = makeFolder({ [name]: '', 'a.ts': `import foto from './${name}';\nconsole.log(foto);` });
  return expect(bundle(root, 'a.ts', { plugins: [assetsPlugin('/', new Map())] }))
    .rejects.toThrow(RegExp(`${name} .*assets/photos/.* npm run images[^]*a\\.ts:1`));
});

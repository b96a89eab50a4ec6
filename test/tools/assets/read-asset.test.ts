import { copyFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readAsset } from '../../../src/tools/assets/read-asset';
import { makeFolder } from '../../copies/root';

const samples = join(import.meta.dirname, '../../site/assets');
const avif = readFileSync(join(samples, 'geoapp-1.avif'));

/** Reads a file with this content. */
function read(name: string, content: string | Buffer) {
  const files = new Map<string, Buffer>();
  return { asset: readAsset(join(makeFolder({ [name]: content }), name), '/web/', files), files: [...files.keys()] };
}

test('an AVIF has its size, and its address a hash (F10)', () => {
  const { asset, files } = read('Mi foto.avif', avif);
  expect(asset).toEqual({ src: expect.stringMatching(/^\/web\/assets\/mi-foto-[0-9a-f]{8}\.avif$/), width: 1280, height: 800 });
  expect(files.map((file) => `/web/${file}`)).toEqual([asset.src]);
});

test('a small version is published too', () => {
  const folder = makeFolder({ 'a.avif': avif });
  copyFileSync(join(samples, 'geoapp-1-640.avif'), join(folder, 'a-640.avif'));
  const { src, srcSet } = readAsset(join(folder, 'a.avif'), '/', new Map()) as { src: string; srcSet?: string };
  expect(srcSet).toBe(`${src.replace('.avif', '-640.avif')} 640w, ${src} 1280w`);
});

test.each([
  ['<svg xmlns="a" viewBox="0 0 44.5 20">', 45, 20], ["<?xml?><svg viewBox='0,0,10,20' width='5'>", 10, 20],
  ['<svg width="30px" height="40">', 30, 40],
])('the drawing %s is %i by %i', (svg, width, height) =>
  expect(read('a.svg', svg).asset).toMatchObject({ width, height, 'data-alpha': true }));

test.each([
  ['a.svg', '<svg>', 'assets/a.svg has no size in pixels'],
  ['a.avif', 'nothing', 'assets/a.avif has no size in pixels'],
  ['a.avif', Buffer.concat([avif.subarray(0, 100), Buffer.from('Exif'), avif.subarray(100)]), 'contains camera data'],
  ['a.avif', Buffer.concat([avif, Buffer.alloc(300 * 1024)]), 'has over 300 KB'],
])('%s is refused', (name, content, message) => expect(() => read(name, content)).toThrow(message));

test('a document has no size', () => expect(Object.keys(read('cv.pdf', '%PDF-').asset)).toEqual(['src']));

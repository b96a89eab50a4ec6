import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { assetsPlugin, readAsset, readSafe } from '../../../src/tools/assets/read-asset';
import { load } from '../../../src/tools/builder/bundle';
import { makeFolder } from '../../copies/root';

const assets = join(import.meta.dirname, '../../site/assets');
const bytesOf = (name: string) => readFileSync(join(assets, name));

test('an image is named by its hash, and its small version is written too', () => {
  const files = new Map<string, Buffer>();
  const asset = readAsset(join(assets, 'geoapp-1.avif'), files);
  const small = asset.src.replace('.avif', '-640.avif');
  expect(asset.src).toMatch(/^assets\/geoapp-1-[0-9a-f]{8}\.avif$/);
  const size = { width: 1280, height: 800 };
  expect(asset).toMatchObject({ file: 'assets/geoapp-1.avif', ...size, small });
  expect([...files.keys()]).toEqual([asset.src, small]);
});

test('another small version gives an image another address, since both are kept for a year (S4)', () => {
  const addressWith = (small: string) => {
    const folder = makeFolder({ 'a.avif': bytesOf('geoapp-1.avif'), 'a-640.avif': bytesOf(small) });
    return readAsset(join(folder, 'a.avif')).src;
  };
  expect(addressWith('geoapp-1-640.avif')).not.toBe(addressWith('geoapp-2-640.avif'));
});

test.each([
  ['a.avif', 'Exif'], ['a-640.avif', 'application/rdf+xml'],
])('a picture with the notes of a camera is refused, also a small one: %s with %s', (name, notes) => {
  const folder = makeFolder({ 'a.avif': '', 'a-640.avif': '', [name]: notes });
  expect(() => readAsset(join(folder, 'a.avif'))).toThrow(`assets/${name} may say where it was taken; put`);
});

test('a PDF is named as pictures are', () => {
  const file = join(makeFolder({ 'CV María José (2026).PDF': '' }), 'CV María José (2026).PDF');
  expect(readAsset(file).src).toMatch(/^assets\/cv-maria-jose-2026-[0-9a-f]{8}\.pdf$/);
});

test('a drawing without a size is refused in a component, where all would move when it loads', async () => {
  const loadWith = (svg: string) => {
    const root = makeFolder({ 'a.svg': svg, 'Logo.ts': "import logo from './a.svg';\nexport default logo;" });
    return load(root, 'Logo.ts', [assetsPlugin(new Map(), '/')]);
  };
  expect(await loadWith('<svg xmlns="a" viewBox="0 0 8 4"/>')).toMatchObject({ default: { width: 8, height: 4 } });
  await expect(loadWith('<svg xmlns="a"/>'))
    .rejects.toThrow('Logo.ts:1: assets/a.svg is not an image (AVIF, or SVG with a viewBox)');
});

describe('an SVG (S6)', () => {
  const read = (svg: string | Buffer) => readSafe(join(makeFolder({ 'a.svg': svg }), 'a.svg'));

  test.each([
    ['<svg><g a=">"/><script>run()</script></svg>', '<script>run()</script></svg>'],
    ['<svg><svg:script href="a.js"/></svg>', '<svg:script href="a.js"/></svg>'],
    ["<svg\n  ONLOAD = 'run()'/>", "ONLOAD = 'run()'/>"],
    ['<svg><a href="javascript:run()"/></svg>', '="javascript:run()"/></svg>'],
  ])('with code is refused, with the part to delete: %j', (svg, part) => {
    expect(() => read(svg)).toThrow(`assets/a.svg could run code: it has ${part} …; delete that part`);
  });

  test.each([
    ['another format', Buffer.from('RIFF....WEBP')],
    ['UTF-16', Buffer.from('<svg/>', 'utf16le')],
  ])('in %s is refused', (_, bytes) =>
    expect(() => read(bytes)).toThrow('assets/a.svg is no SVG in UTF-8; save it anew'));

  test.each(['<svg viewBox="0 0 1 1"/>', '<svg xmlns:xlink="http://www.w3.org/1999/xlink"/>'])(
    'without its namespace is refused, since no browser shows it: %s',
    (svg) => expect(() => read(svg)).toThrow('assets/a.svg is shown by no browser; write xmlns="http://www.w3.org/'));

  test('of a drawing program passes as it is', () => {
    const svg = `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY ns_svg "http://www.w3.org/2000/svg">]>
<svg xmlns="&ns_svg;"><sodipodi:namedview inkscape:connector-curvature="0"/><style>@import url(a.css);</style>
<image xlink:href="file:///home/ana/foto.png"/><text>onda = 1, &lt;script&gt;, javascript: y más</text></svg>`;
    expect(`${read(svg)}`).toBe(svg);
  });
});

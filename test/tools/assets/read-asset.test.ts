import fs, { readFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { heicAdvice, pictureAdvice } from '../../../src/pictures';
import { assetsPlugin, readAsset, readSafe } from '../../../src/tools/assets/read-asset';
import { load } from '../../../src/tools/builder/bundle';
import { makeFolder } from '../../copies/root';

const assets = join(import.meta.dirname, '../../site/assets');
const bytesOf = (name: string) => readFileSync(join(assets, name));

const noSvg = 'has no size in pixels; its first tag must be '
  + '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 WIDTH HEIGHT">';

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
  const folder = makeFolder({ 'a.avif': '-', 'a-640.avif': '-', [name]: notes });
  expect(() => readAsset(join(folder, 'a.avif'))).toThrow(`assets/${name} contains camera data, such as the place; put`);
});

test('a PDF is named as pictures are', () => {
  const file = join(makeFolder({ 'CV María José (2026).PDF': '%PDF-1.7' }), 'CV María José (2026).PDF');
  expect(readAsset(file).src).toMatch(/^assets\/cv-maria-jose-2026-[0-9a-f]{8}\.pdf$/);
});

test('an SVG has the same address whatever its line endings, which git may change (S4)', () => {
  const publish = (end: string) => {
    const svg = ['<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">', '<title>año</title></svg>'].join(end);
    const files = new Map<string, Buffer>();
    readAsset(join(makeFolder({ 'a.svg': svg }), 'a.svg'), files);
    return [...files];
  };
  expect(publish('\r\n')).toEqual(publish('\n'));
});

test.each(['cv.pdf', 'letra.woff2', 'a.avif', 'a.svg'])('a file without its content is refused: %s', (name) => {
  const pointer = 'version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n';
  for (const [content, sentence] of [['', 'is empty, or no file; put'], [pointer, 'is only a pointer of Git LFS;']]) {
    expect(() => readAsset(join(makeFolder({ [name]: content! }), name))).toThrow(`assets/${name} ${sentence}`);
  }
});

test('a document that is no PDF is refused', () =>
  expect(() => readAsset(join(makeFolder({ 'cv.pdf': '<html>' }), 'cv.pdf'))).toThrow('assets/cv.pdf is not a PDF;'));

test('a folder is listed once, however many of its files are imported', async () => {
  const listing = vi.spyOn(fs, 'readdirSync');
  syncBuiltinESMExports();
  onTestFinished(() => {
    listing.mockRestore();
    syncBuiltinESMExports();
  });
  const names = ['a', 'b', 'c'];
  const root = makeFolder({
    ...Object.fromEntries(names.map((name) => [`assets/${name}.pdf`, `%PDF-1.7 ${name}`])),
    'all.ts': names.map((name) => `export { default as ${name} } from './assets/${name}.pdf';`).join('\n'),
  });
  expect(Object.keys(await load<object>(root, 'all.ts', [assetsPlugin(new Map())]))).toEqual(names);
  expect(listing).toHaveBeenCalledTimes(1);
});

test('a drawing without a size is refused in a component, where all would move when it loads', async () => {
  const loadWith = (svg: string) => {
    const root = makeFolder({ 'a.svg': svg, 'Logo.ts': "import logo from './a.svg';\nexport default logo;" });
    return load(root, 'Logo.ts', [assetsPlugin(new Map(), '/')]);
  };
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"';
  expect(await loadWith(`${svg} viewBox="0 0 8 4"/>`)).toMatchObject({ default: { width: 8, height: 4 } });
  await expect(loadWith(`${svg} width="100%"/>`)).rejects.toThrow(`Logo.ts:1: assets/a.svg ${noSvg}`);
});

test.each([400, 5_000, 21_435])('an AVIF that is cut off after %s bytes is refused', (length) => {
  const folder = makeFolder({ 'a.avif': bytesOf('geoapp-1.avif').subarray(0, length) });
  expect(() => readAsset(join(folder, 'a.avif')))
    .toThrow('assets/a.avif is incomplete; copy it again, or make it again with npm run images');
});

test('a photograph of an iPhone is refused with how to save it, by its name and by its content', async () => {
  const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');
  for (const name of ['a.HEIC', 'a.avif']) {
    const root = makeFolder({ [name]: heic, 'all.ts': `export { default } from './${name}';` });
    await expect(load(root, 'all.ts', [assetsPlugin(new Map())])).rejects.toThrow(`${name} ${heicAdvice}`);
  }
});

test('an AVIF that is stored turned is refused, since pages would stretch it', () => {
  const turned = Buffer.from(bytesOf('geoapp-1.avif'));
  turned.write('irot', turned.indexOf('pixi'));
  expect(() => readSafe(join(makeFolder({ 'a.avif': turned }), 'a.avif'))).toThrow(
    'assets/a.avif is stored rotated or mirrored; put the original into assets/photos/, run npm run images');
});

test.each([
  ['a.svg', '<image href="foto.png"/>', 'links to another file; embed that'],
  ['a.svg', `<image href="data:image/png;base64,${'A'.repeat(307_200)}"/>`, 'has over 300 KB; take the photo'],
  ['a.avif', ' '.repeat(307_201), 'has over 300 KB; put the original into assets/photos/'],
])('a picture that is blank or heavy is refused wherever it is used: %s', (name, content, sentence) => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 4">${content}</svg>`;
  const file = join(makeFolder({ [name]: name.endsWith('.svg') ? svg : content }), name);
  expect(() => readSafe(file)).toThrow(`assets/${name} ${sentence}`);
});

test('a drawing may have small pictures in it', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 4"><image href="data:image/png,AA"/></svg>';
  expect(`${readSafe(join(makeFolder({ 'a.svg': svg }), 'a.svg'))}`).toBe(svg);
});

test.each(['c.svg', 'logo.svg'])('a drawing that browsers cannot read is refused, with its file: %s', (name) => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 4"><g></svg>';
  expect(() => readSafe(join(makeFolder({ [name]: svg }), name)))
    .toThrow(`assets/${name} is not well-formed XML: 1:67: unexpected close tag.`);
});

test('a font in another format is refused, also if its name says WOFF2', () => {
  for (const name of ['a.woff2', 'a.woff', 'a.TTF', 'a.otf']) {
    expect(() => readSafe(join(makeFolder({ [name]: 'OTTO' }), name)))
      .toThrow(`assets/${name} is not WOFF2; convert it, or take the WOFF2 of the same font`);
  }
  expect(`${readSafe(join(makeFolder({ 'a.woff2': 'wOF2' }), 'a.woff2'))}`).toBe('wOF2');
});

test.each(['a.avif', 'a.png', 'a.webp'])('a picture in another format is refused, whatever its name: %s', (name) =>
  expect(() => readAsset(join(makeFolder({ [name]: '\x89PNG' }), name)))
    .toThrow(`assets/${name} is not an AVIF, SVG or PDF; ${pictureAdvice()}`));

test('a logo without a size is refused too', () => {
  const file = join(makeFolder({ 'logo.svg': '<svg width="100%" height="40mm"/>' }), 'logo.svg');
  expect(() => readSafe(file)).toThrow(`assets/logo.svg ${noSvg}`);
});

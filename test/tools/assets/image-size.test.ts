import { expect, test } from 'vitest';
import { hasAlpha, pixelSize } from '../../../src/tools/assets/image-size';

const bytes = (...parts: (string | number[] | Buffer)[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part))));

// Minimal boxes of ISO/IEC 23008-12.
const box = (kind: string, ...parts: (number[] | Buffer)[]) => {
  const data = bytes(...parts);
  return bytes([0, 0, 0, data.length + 8], kind, data);
};
const fileType = box('ftyp', Buffer.from('avifavif'));
const size = (width: number, height: number) =>
  box('ispe', [0, 0, 0, 0, 0, 0, width >> 8, width & 255, 0, 0, height >> 8, height & 255]);
const meta = (...sizes: Buffer[]) => box('meta', [0, 0, 0, 0], box('iprp', box('ipco', ...sizes)));

const auxiliary = (name: string) => box('auxC', [0, 0, 0, 0], Buffer.from(`urn:mpeg:${name}\0`));

const longBox = (kind: string, data: Buffer, length = data.length + 16) =>
  bytes([0, 0, 0, 1], kind, [0, 0, 0, 0, 0, 0, 0, length], data);
const endlessData = bytes([0, 0, 0, 0], 'mdat', [1, 2, 3, 4]);

const svg = (attributes: string) => bytes(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}/>`);

test.each([
  ['AVIF', bytes(fileType, meta(size(1280, 800))), [1280, 800]],
  ['AVIF with small versions in it', bytes(fileType, meta(size(7, 9), size(1280, 800), size(7, 9))), [1280, 800]],
  ['AVIF that ends with its size', bytes(box('ftyp', Buffer.from('avis')), meta(size(7, 9))), [7, 9]],
  ['AVIF whose data look like a size', bytes(fileType, meta(size(7, 9)), box('mdat', size(80, 60))), [7, 9]],
  ['AVIF with a long box', bytes(fileType, longBox('meta', meta(size(7, 9)).subarray(8))), [7, 9]],
  ['AVIF with a box up to its end', bytes(fileType, meta(size(7, 9)), endlessData), [7, 9]],
  ['AVIF of several brands', bytes(box('ftyp', Buffer.from('mif1\0\0\0\0miafavif')), meta(size(7, 9))), [7, 9]],
  ['SVG', bytes('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 4">'), [8, 4]],
])('reads the size of an %s', (_, file, [width, height]) => {
  expect(pixelSize(file)).toEqual({ width, height });
});

test.each([
  ['a text', bytes('hola')],
  ['an AVIF without a size', bytes(fileType, meta())],
  ['an SVG as wide as what is round it', svg('width="100%" height="100%"')],
  ['an SVG in other units than pixels', svg('width="8em" height="40mm"')],
  ['an SVG without a size', svg('')],
  ['an SVG without a height', svg('viewBox="0 0 9 0"')],
  ['an SVG without a width', svg('viewBox="0 0 0 9"')],
  ['an SVG without its namespace, which browsers do not show', bytes('<svg viewBox="0 0 8 4"/>')],
  ['an SVG in UTF-16', Buffer.from(svg('viewBox="0 0 8 4"').toString(), 'utf16le')],
  ['an HTML page', bytes('<html xmlns="http://www.w3.org/1999/xhtml" width="8" height="4">')],
  ['a HEIC', bytes(box('ftyp', Buffer.from('mif1\0\0\0\0miafheic')), meta(size(7, 9)))],
])('finds no size in %s', (_, file) => {
  expect(pixelSize(file)).toBeUndefined();
});

test.each([
  ['with a box that is cut off', bytes(fileType, meta(size(7, 9)), box('mdat', [1, 2, 3])).subarray(0, -1)],
  ['with a box that is shorter than its head', bytes(fileType, longBox('mdat', meta(size(7, 9)), 0))],
])('refuses an AVIF %s', (_, file) => expect(() => pixelSize(file)).toThrow(RangeError));

test.each([
  [bytes(fileType, meta(size(7, 9))), false],
  [bytes(fileType, meta(size(7, 9), auxiliary('mpegB:cicp:systems:auxiliary:alpha'))), true],
  [bytes(fileType, meta(size(7, 9), auxiliary('hevc:2015:auxid:2'))), false], // depth
  [svg('viewBox="0 0 8 4"'), true],
])('finds the transparent parts of AVIFs by their properties, and expects some in SVGs (F26)', (file, expected) => {
  expect(hasAlpha(file)).toBe(expected);
});

import { expect, test } from 'vitest';
import { pixelSize } from '../../../src/tools/assets/image-size';

const bytes = (...parts: (string | number[] | Buffer)[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part))));

// Minimal headers of ISO/IEC 23008-12.
const isoBox = (kind: string, data: number[]) => bytes([0, 0, 0, data.length + 8], kind, data);
const fileType = isoBox('ftyp', [...'avifavif'].map((c) => c.charCodeAt(0)));
const ispe = isoBox('ispe', [0, 0, 0, 0, 0, 0, 5, 0, 0, 0, 3, 0x20]);
const small = isoBox('ispe', [0, 0, 0, 0, 0, 0, 0, 7, 0, 0, 0, 9]);

test.each([
  ['AVIF', bytes(fileType, ispe), [1280, 800]],
  ['AVIF with a small version in it', bytes(fileType, small, ispe, small), [1280, 800]],
  ['AVIF that ends with its size', bytes(isoBox('ftyp', [...Buffer.from('avis')]), small), [7, 9]],
  ['SVG with a size', bytes('<?xml version="1.0"?><svg width="80px" height="60">'), [80, 60]],
  ['SVG with a viewBox', bytes('<svg width="9" viewBox=" 1,2 63.6, 32 ">'), [64, 32]],
  ['SVG with a > in an attribute', bytes('<svg aria-label="a > b" stroke-width="3" width="80" height="60">'), [80, 60]],
])('reads the size of an %s', (_, file, [width, height]) => {
  expect(pixelSize(file)).toEqual({ width, height });
});

test.each([
  ['a text', bytes('hola')],
  ['a truncated AVIF', bytes(fileType, 'ispe')],
  ['an SVG without a size', bytes('<svg>')],
  ['an SVG without a height', bytes('<svg viewBox="0 0 9 0">')],
  ['an SVG without a width', bytes('<svg viewBox="0 0 0 9">')],
])('finds no size in %s', (_, file) => {
  expect(pixelSize(file)).toBeUndefined();
});

import { expect, test } from 'vitest';
import { pixelSize } from '../../../src/tools/assets/image-size';

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

const longBox = (kind: string, data: Buffer, length = data.length + 16) =>
  bytes([0, 0, 0, 1], kind, [0, 0, 0, 0, 0, 0, 0, length], data);
const endlessData = bytes([0, 0, 0, 0], 'mdat', [1, 2, 3, 4]);

test.each([
  ['AVIF', bytes(fileType, meta(size(1280, 800))), [1280, 800]],
  ['AVIF with small versions in it', bytes(fileType, meta(size(7, 9), size(1280, 800), size(7, 9))), [1280, 800]],
  ['AVIF that ends with its size', bytes(box('ftyp', Buffer.from('avis')), meta(size(7, 9))), [7, 9]],
  ['AVIF whose data look like a size', bytes(fileType, meta(size(7, 9)), box('mdat', size(80, 60))), [7, 9]],
  ['AVIF with a long box', bytes(fileType, longBox('meta', meta(size(7, 9)).subarray(8))), [7, 9]],
  ['AVIF with a box up to its end', bytes(fileType, meta(size(7, 9)), endlessData), [7, 9]],
  ['SVG with a size', bytes('<?xml version="1.0"?><svg width="80px" height="60">'), [80, 60]],
  ['SVG with a prefix', bytes('<svg:svg xmlns:svg="a" viewBox="0 0 8 4">'), [8, 4]],
  ['SVG after another in a comment', bytes('<!-- <svg viewBox="0 0 1 2"> --><svg viewBox="0 0 8 4">'), [8, 4]],
  ['SVG with a viewBox', bytes('<svg width="9" viewBox=" 1,2 63.6, 32 ">'), [64, 32]],
  ['SVG with a > in an attribute', bytes('<svg aria-label="a > b" stroke-width="3" width="80" height="60">'), [80, 60]],
])('reads the size of an %s', (_, file, [width, height]) => {
  expect(pixelSize(file)).toEqual({ width, height });
});

test.each([
  ['a text', bytes('hola')],
  ['an AVIF without a size', bytes(fileType, meta())],
  ['an SVG as wide as what is round it', bytes('<svg width="100%" height="100%">')],
  ['an SVG in other units than pixels', bytes('<svg width="8em" height="4em">')],
  ['an SVG without a size', bytes('<svg>')],
  ['an SVG without a height', bytes('<svg viewBox="0 0 9 0">')],
  ['an SVG without a width', bytes('<svg viewBox="0 0 0 9">')],
])('finds no size in %s', (_, file) => {
  expect(pixelSize(file)).toBeUndefined();
});

test.each([
  ['with a box that is cut off', bytes(fileType, meta(size(7, 9)), box('mdat', [1, 2, 3])).subarray(0, -1)],
  ['with a box that is shorter than its head', bytes(fileType, longBox('mdat', meta(size(7, 9)), 0))],
])('refuses an AVIF %s', (_, file) => expect(() => pixelSize(file)).toThrow(RangeError));

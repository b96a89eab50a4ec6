// @vitest-environment node
import { expect, test } from 'vitest';
import { pixelSize } from '../../src/tools/pixel-size.mjs';

const bytes = (...parts: (string | number[] | Buffer)[]) => Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part))));

// Headers as the formats' specifications lay them out.
const exif = (orientation: number) => bytes('Exif\0\0MM', [0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0]);
const segment = (marker: number, data: Buffer) => Buffer.concat([Buffer.from([0xff, marker, (data.length + 2) >> 8, (data.length + 2) & 255]), data]);
const frame = segment(0xc0, Buffer.from([8, 2, 0x58, 3, 0x20, 1, 1, 0x11, 0]));
const jpeg = (...segments: Buffer[]) => Buffer.concat([Buffer.from([0xff, 0xd8]), ...segments, frame]);
const riff = (kind: string, ...data: (string | number[])[]) => bytes('RIFF', [0, 0, 0, 0], 'WEBP', kind, [0, 0, 0, 0], ...data);
const isoBox = (kind: string, data: number[]) => bytes([0, 0, 0, data.length + 8], kind, data);
const ispe = isoBox('ispe', [0, 0, 0, 0, 0, 0, 5, 0, 0, 0, 3, 0x20]);

test.each([
  ['PNG', bytes([0x89], 'PNG', [13, 10, 26, 10, 0, 0, 0, 13], 'IHDR', [0, 0, 3, 0x20, 0, 0, 2, 0x58]), [800, 600]],
  ['GIF', bytes('GIF89a', [0x20, 3, 0x58, 2]), [800, 600]],
  ['JPEG', jpeg(), [800, 600]],
  ['JPEG turned on its side', jpeg(segment(0xe1, exif(6))), [600, 800]],
  ['JPEG upside down', jpeg(segment(0xe1, exif(3))), [800, 600]],
  ['WebP with alpha', riff('VP8X', [0, 0, 0, 0, 0x1f, 3, 0, 0x57, 2, 0]), [800, 600]],
  ['WebP', riff('VP8 ', [0, 0, 0, 0x9d, 1, 0x2a, 0x20, 3, 0x58, 2]), [800, 600]],
  ['WebP without loss', riff('VP8L', [0x2f, 0x1f, 0xc3, 0x95, 0]), [800, 600]],
  ['AVIF', bytes(isoBox('ftyp', [...'avifavif'].map((c) => c.charCodeAt(0))), ispe), [1280, 800]],
  ['AVIF turned', bytes(isoBox('ftyp', [...'avifavif'].map((c) => c.charCodeAt(0))), ispe, isoBox('irot', [1])), [800, 1280]],
  ['SVG with a size', bytes('<?xml version="1.0"?><svg width="80px" height="60">'), [80, 60]],
  ['SVG with a box', bytes('<svg viewBox="0 0 64 32">'), [64, 32]],
  ['SVG in single quotes', bytes("<svg width='80' height='60px'>"), [80, 60]],
  ['SVG with a box in single quotes', bytes("<svg\nviewBox='0,0 64.4,32'>"), [64, 32]],
  ['SVG with a width and a box', bytes('<svg width="32" viewBox="0 0 64 48">'), [32, 24]],
  ['SVG with a height and a box', bytes('<svg height="24" viewBox="-8 -8 64 48">'), [32, 24]],
  ['SVG as wide as there is room', bytes('<svg width="100%" height="100%" viewBox="0 0 64 48">'), [64, 48]],
  ['SVG with a > in an attribute', bytes('<svg aria-label="a > b" stroke-width="3" width="80" height="60">'), [80, 60]],
])('reads the size of a %s', (_, file, [width, height]) => {
  expect(pixelSize(file)).toEqual({ width, height });
});

test.each([['a text', bytes('hola')], ['nothing', bytes('')], ['the beginning of a PNG', bytes([0x89], 'PNG')]])('sees that %s is no image', (_, file) => {
  expect(pixelSize(file)).toBeUndefined();
});

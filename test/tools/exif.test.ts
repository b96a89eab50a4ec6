// @vitest-environment node
import { deflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { hasPosition } from '../../src/tools/exif.mjs';

type Entry = [tag: number, value: number];

// Directories as TIFF 6.0 lays them out, in either order of bytes; entries are LONGs.
function directory(isLittle: boolean, entries: Entry[]): Buffer {
  const bytes = Buffer.alloc(2 + entries.length * 12 + 4);
  const short = (value: number, at: number) => (isLittle ? bytes.writeUInt16LE(value, at) : bytes.writeUInt16BE(value, at));
  const long = (value: number, at: number) => (isLittle ? bytes.writeUInt32LE(value, at) : bytes.writeUInt32BE(value, at));
  short(entries.length, 0);
  entries.forEach(([tag, value], index) => {
    const at = 2 + index * 12;
    short(tag, at);
    short(4, at + 2);
    long(1, at + 4);
    long(value, at + 8);
  });
  return bytes;
}

const orientation: Entry = [0x0112, 1];
const version: Entry = [0, 2];
const latitude: Entry = [2, 51];

function tiff({ isLittle = true, gps = [version, latitude] }: { isLittle?: boolean; gps?: Entry[] | null } = {}): Buffer {
  const header = Buffer.from(isLittle ? 'II*\0\x08\0\0\0' : 'MM\0*\0\0\0\x08', 'latin1');
  if (!gps) return Buffer.concat([header, directory(isLittle, [orientation])]);
  const first = directory(isLittle, [orientation, [0x8825, 8 + 2 + 2 * 12 + 4]]);
  return Buffer.concat([header, first, directory(isLittle, gps)]);
}

const inJpeg = (data: Buffer) => Buffer.concat([Buffer.from('\xff\xd8\xff\xe1\0\0Exif\0\0', 'latin1'), data, Buffer.from('the pixels')]);
const inText = (data: Buffer) => {
  const text = `\nexif\n      ${data.length}\n${data.toString('hex').replace(/.{72}/g, '$&\n')}\n`;
  return Buffer.concat([Buffer.from('\x89PNG zTXtRaw profile type exif\0\0', 'latin1'), deflateSync(text), Buffer.from('crc, IDAT')]);
};

describe('a picture says where it was taken', () => {
  test.each([
    ['in the camera’s order of bytes', inJpeg(tiff())],
    ['in the other order of bytes', inJpeg(tiff({ isLittle: false }))],
    ['as ImageMagick keeps it in a PNG', inText(Buffer.concat([Buffer.from('Exif\0\0'), tiff()]))],
    ['in the words of XMP', Buffer.from('<x:xmpmeta><rdf:Description exif:GPSLatitude="51,30.5N"/></x:xmpmeta>')],
    ['after what only looks like a header', Buffer.concat([Buffer.from('II*\0\xff\xff\xff\xff MM\0*', 'latin1'), tiff()])],
  ])('%s', (_, bytes) => expect(hasPosition(bytes)).toBe(true));
});

describe('a picture does not say where it was taken', () => {
  test.each([
    ['without a directory for it', inJpeg(tiff({ gps: null }))],
    ['with one that has no latitude, as cameras without a receiver write', inJpeg(tiff({ gps: [version] }))],
    ['with one that lies outside the file', tiff().subarray(0, 40)],
    ['with a text that cannot be inflated', Buffer.from('zTXtRaw profile type exif\0\0 damaged')],
    ['when it is empty', Buffer.alloc(0)],
  ])('%s', (_, bytes) => expect(hasPosition(bytes)).toBe(false));
});

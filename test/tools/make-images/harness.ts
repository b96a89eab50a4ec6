import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import type { Brand } from '../../../src/tools/assets/brand';
import sharp from '../../../src/tools/make-images/node_modules/sharp';
import { makeFolder } from '../../copies/root';

export { sharp };

export async function pixelsOf(image: Buffer) {
  const { data, info } = await sharp(image).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const at = (x: number, y: number) => [...data.subarray((y * width + x) * 3, (y * width + x) * 3 + 3)];
  return { width, height, at };
}

export const isNear = (actual: number[], expected: number[]) =>
  actual.every((value, index) => Math.abs(value - expected[index]!) < 16);

export const brand: Brand = {
  isMirrored: false,
  brand: 'Equipo Dev',
  headline: 'Desarrollamos el software que tu idea necesita',
  host: 'example.com',
  fill: '#1e3a8a',
  ink: '#fff',
  step: '-0.061',
};

type Photos = Record<string, string | Uint8Array>;

export const noise = (width: number, height: number, sigma = 60) =>
  sharp({ create: { width, height, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma } } });

export const halves = (width: number, height: number) => {
  const red = { create: { width: Math.floor(width / 2), height, channels: 3 as const, background: '#c00000' } };
  const blue = sharp({ create: { width, height, channels: 3, background: '#0000c0' } });
  return blue.composite([{ input: red, left: 0, top: 0 }]);
};

/** A black PNG with one bit a pixel, so that it may be huge. */
export function pngOf(width: number, height: number) {
  const chunk = (type: string, data: Uint8Array) => {
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    const body = Buffer.concat([Buffer.from(type), data]);
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0]);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  const rows = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height));
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}

/** Exif metadata with a position, as of a phone. */
export const camera = {
  IFD0: { Make: 'Camera' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1', GPSLongitudeRef: 'W', GPSLongitude: '0/1 7/1 0/1' },
};

export function assetsWith(photos: Photos) {
  const assets = join(makeFolder(), 'assets');
  mkdirSync(assets);
  addPhotos(assets, photos);
  return assets;
}

export function addPhotos(assets: string, photos: Photos) {
  for (const [path, bytes] of Object.entries(photos)) {
    const file = join(assets, 'photos', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, bytes);
  }
}

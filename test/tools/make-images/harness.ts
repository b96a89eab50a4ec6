import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
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

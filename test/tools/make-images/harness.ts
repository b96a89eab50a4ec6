// Photographs as cameras and telephones make them, and an assets folder to put them into.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

/** The one that the tool has. */
export const sharp = createRequire(new URL('../../../src/tools/make-images/package.json', import.meta.url))('sharp') as typeof import('../../../src/tools/make-images/node_modules/sharp').default;

/** A picture that is hard to compress: each pixel is chance. */
export const noise = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 60 } } });

/** A red half beside a blue one. */
export const halves = (width: number, height: number) => {
  const red = { create: { width: Math.floor(width / 2), height, channels: 3, background: '#c00000' } } as const;
  return sharp({ create: { width, height, channels: 3, background: '#0000c0' } }).composite([{ input: red, left: 0, top: 0 }]);
};

/** What a telephone writes beside the pixels. */
export const camera = {
  IFD0: { Make: 'Camera' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1', GPSLongitudeRef: 'W', GPSLongitude: '0/1 7/1 0/1' },
};

type Photos = Record<string, string | Buffer>;

/** A folder `assets/` that is gone after the test, with `photos`, bytes by path. */
export function assetsWith(photos: Photos) {
  const assets = join(mkdtempSync(join(tmpdir(), 'fotos ñ-')), 'assets');
  onTestFinished(() => rmSync(dirname(assets), { recursive: true }));
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

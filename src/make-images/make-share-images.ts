// Renders the share images of projects.
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Brand } from '../builder/brand';
import { replaceFile } from '../builder/folder';
import type { ShareImage } from '../builder/share-images';
import { captureBox, share } from './draw';

const maxKB = 60;

/** Renders a share image with a capture, as a JPEG of at most `maxKB`. */
export async function drawShareImage(brand: Brand, capture: Buffer) {
  const { width, height } = captureBox;
  const top = await sharp(capture).resize({ width, height, position: 'left top' }).png().toBuffer();
  const picture = sharp(Buffer.from(share(brand, top)));
  async function encode(quality: number): Promise<Buffer> {
    const bytes = await picture.jpeg({ quality, mozjpeg: true, chromaSubsampling: '4:4:4' }).toBuffer();
    return bytes.length > maxKB * 1024 && quality > 10 ? encode(quality - 15) : bytes;
  }
  return encode(85);
}

/**
 * Makes the share images that are missing, and removes those of projects that have changed or gone. `files` has the
 * captures. Returns a sentence about each that is made.
 */
export async function makeShareImages(assets: string, shareImages: ShareImage[], files: Map<string, Buffer>) {
  mkdirSync(join(assets, 'share'), { recursive: true });
  const stale = new Set(readdirSync(join(assets, 'share')).map((name) => `share/${name}`));
  for (const { file } of shareImages) stale.delete(file);
  for (const file of stale) rmSync(join(assets, file));
  const missing = shareImages.filter(({ isMade }) => !isMade);
  for (const { brand, capture, file } of missing) {
    replaceFile(join(assets, file), await drawShareImage(brand, files.get(capture)!));
  }
  return missing.map(({ brand: { headline } }) => `The share image of ${headline} is made.`);
}

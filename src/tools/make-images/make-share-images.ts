import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Brand } from '../assets/brand';
import { captureBox, share } from '../assets/draw';
import type { ShareImage } from '../assets/made-images';
import { replaceFile } from '../common/folder';
import { refuseUnreadable } from './convert';

const maxKB = 60;

/** Renders a share image with a capture as JPEG, if possible within `maxKB`. */
export async function drawShareImage(brand: Brand, capture: Buffer) {
  const { width, height } = captureBox;
  const top = await sharp(capture).resize({ width, height, position: 'left top' }).png().toBuffer();
  const picture = sharp(Buffer.from(share(brand, top)));
  for (let quality = 85; ; quality -= 15) {
    const bytes = await picture.jpeg({ quality, mozjpeg: true, chromaSubsampling: '4:4:4' }).toBuffer();
    if (bytes.length <= maxKB * 1024 || quality <= 10) return bytes;
  }
}

/** Makes missing share images and deletes outdated ones. Returns a sentence for each new one. */
export async function makeShareImages(assets: string, shareImages: ShareImage[], captures: Map<string, Buffer>) {
  mkdirSync(join(assets, 'share'), { recursive: true });
  const files = readdirSync(join(assets, 'share')).map((name) => `share/${name}`);
  const stale = files.filter((name) => !shareImages.some(({ file }) => file === name));
  for (const name of stale) rmSync(join(assets, name));
  const missing = shareImages.filter(({ isMade }) => !isMade);
  for (const { brand, capture, file } of missing) {
    const drawing = drawShareImage(brand, captures.get(capture)!);
    replaceFile(join(assets, file), await drawing.catch(refuseUnreadable(`The first picture of ${brand.headline}`)));
  }
  return missing.map(({ brand: { headline } }) => `The share image of ${headline} is made.`);
}

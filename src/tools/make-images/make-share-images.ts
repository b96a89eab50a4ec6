import sharp from 'sharp';
import type { Brand } from '../assets/brand';
import { captureBox, share } from '../assets/draw';
import { readMade, removeMadeFile, writeMadeFile } from '../assets/made';
import type { ShareImage } from '../assets/made-images';
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

/** Makes missing share images and deletes those of projects that are gone. Returns a sentence for each new one. */
export async function makeShareImages(assets: string, shareImages: ShareImage[], captures: Map<string, Buffer>) {
  const made = Object.keys(readMade(assets)).filter((file) => file.startsWith('share/'));
  const stale = made.filter((file) => !shareImages.some((image) => image.file === file));
  for (const file of stale) removeMadeFile(assets, file);
  const missing = shareImages.filter(({ isMade }) => !isMade);
  for (const { brand, capture, file, source } of missing) {
    const drawing = drawShareImage(brand, captures.get(capture)!);
    const image = await drawing.catch(refuseUnreadable(`The first picture of ${brand.headline}`));
    writeMadeFile(assets, file, image, source);
  }
  return missing.map(({ brand: { headline } }) => `The share image of ${headline} is made.`);
}

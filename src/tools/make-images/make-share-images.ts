import sharp from 'sharp';
import { shareHeight, shareWidth } from '../../pictures';
import { readMade, removeMadeFile, writeMadeFile } from '../assets/made';
import type { ShareImage } from '../assets/made-images';
import { refuseUnreadable } from './convert';

const maxKB = 60;

/** Draws a capture as on cards, from its top left to the bottom edge. Returns a JPEG, if possible within `maxKB`. */
export async function drawShareImage(capture: Buffer, ground: string) {
  const { width, height } = await sharp(capture).metadata();
  const shown = height > width * 0.75 ? 480 : 1040;
  const [top, side] = [70, (shareWidth - shown) / 2];
  const picture = sharp(capture)
    .resize({ width: shown, height: shareHeight - top, position: 'left top' })
    .flatten({ background: '#fff' })
    .extend({ top, left: side, right: side, background: ground });
  for (let quality = 85; ; quality -= 15) {
    const bytes = await picture.jpeg({ quality, mozjpeg: true, chromaSubsampling: '4:4:4' }).toBuffer();
    if (bytes.length <= maxKB * 1024 || quality <= 10) return bytes;
  }
}

/** Makes missing share images, and deletes those that are not needed any more. Returns sentences to print. */
export async function makeShareImages(
  assets: string, shareImages: ShareImage[], captures: Map<string, Buffer>, ground: string, folders = [''],
) {
  const made = Object.keys(readMade(assets)).filter((file) => /(^|\/)share\/|\/share\.png$/.test(file));
  const needed = [...shareImages.map(({ file }) => file), ...folders.map((folder) => `${folder}share.png`)];
  const stale = made.filter((file) => !needed.includes(file));
  for (const file of stale) removeMadeFile(assets, file);
  const missing = shareImages.filter(({ isMade }) => !isMade);
  for (const { title, capture, file, source } of missing) {
    const drawing = drawShareImage(captures.get(capture)!, ground);
    writeMadeFile(assets, file, await drawing.catch(refuseUnreadable(`The first picture of ${title}`)), source);
  }
  return missing.map(({ title }) => `The share image of ${title} is made.`);
}

import { join } from 'node:path';
import sharp from 'sharp';
import { shareHeight, shareWidth } from '../../pictures';
import type { Brand } from '../assets/brand';
import { share, touchIcon } from '../assets/draw';
import { areImagesMade, markedIcon } from '../assets/made-images';
import { replaceFile } from '../common/folder';
import { refuseUnreadable } from './convert';

function png(svg: string, width: number, height = width) {
  const fitted = sharp(Buffer.from(svg)).resize({ width, height, fit: 'contain', background: 'transparent' });
  return fitted.png({ compressionLevel: 9 }).toBuffer();
}

/** An ICO file with one PNG: https://learn.microsoft.com/previous-versions/ms997538(v=msdn.10) */
function ico(png: Buffer, px: number) {
  const header = Buffer.from([0, 0, 1, 0, 1, 0, px, px, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0]);
  header.writeUInt32LE(png.length, 14);
  return Buffer.concat([header, png]);
}

/** Renders the images, in the order to write them. */
export async function drawBrand(brand: Brand): Promise<[name: string, content: string | Buffer][]> {
  const svg = markedIcon(brand);
  return [
    ['favicon.ico', ico(await png(svg, 32), 32)],
    ['apple-touch-icon.png', await png(touchIcon(brand), 180)],
    ['share.png', await png(share(brand), shareWidth, shareHeight)],
    ['icon.svg', svg], // last: it marks all as up to date
  ];
}

/** Makes the icons and the share image if they are outdated. Returns a sentence to print. */
export async function makeBrandImages(root: string, brand: Brand) {
  if (areImagesMade(root, brand)) return 'The share image and the icons are up to date.';
  const images = await drawBrand(brand).catch(refuseUnreadable('assets/logo.svg')); // all else is our own SVG
  for (const [name, bytes] of images) replaceFile(join(root, 'assets', name), bytes);
  return 'The share image and the icons are made anew.';
}

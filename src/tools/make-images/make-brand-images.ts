import { basename, join } from 'node:path';
import sharp from 'sharp';
import { shareHeight, shareWidth } from '../../pictures';
import { type Brand, ratioOf } from '../assets/brand';
import { writeMadeFile } from '../assets/made';
import { icon, initialIcon, share, touchIcon } from '../assets/draw';
import { areImagesMade, drawingsOf } from '../assets/made-images';
import { Mistake } from '../common/mistake';
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

/** Throws a Mistake if no font is installed, as in small containers: every letter would be the same box. */
async function checkFonts(brand: Brand) {
  const [a, b] = await Promise.all(['A', 'B'].map((letter) => png(initialIcon({ ...brand, brand: letter }, 0), 32)));
  if (!a!.equals(b!)) return;
  throw new Mistake('There is no font for the icons and the share image; install one: '
    + 'apt-get install fonts-dejavu-core on Debian, apk add font-dejavu on Alpine.');
}

/** Renders the images, by file. */
export async function drawBrand(brand: Brand) {
  return {
    'icon.svg': icon(brand),
    'favicon.ico': ico(await png(icon(brand), 32), 32),
    'apple-touch-icon.png': await png(touchIcon(brand), 180),
    'share.png': await png(share(brand), shareWidth, shareHeight),
  };
}

/** Whether a tenth or more of a picture with alpha has a contrast of 2 with a ground of this luminance. */
export async function isSeenOn(ground: number, picture: Buffer) {
  const samples = sharp(picture).resize({ width: 64, kernel: 'nearest' }).raw();
  const alphas = await samples.clone().extractChannel('alpha').toBuffer();
  const greys = await samples.greyscale().toBuffer();
  const inks = [...greys].filter((_, at) => alphas[at]! > 127).map((grey) => (grey / 255) ** 2.2);
  const seen = inks.filter((ink) => (Math.max(ink, ground) + 0.05) / (Math.min(ink, ground) + 0.05) >= 2);
  return seen.length > 0 && seen.length >= inks.length / 10;
}

/** Says where a logo can hardly be seen. */
export async function unseenLogos({ logo, darkLogo }: Brand) {
  if (!logo) return [];
  const onLight = await isSeenOn(1, Buffer.from(logo));
  const onDark = await isSeenOn(0.005, Buffer.from(darkLogo ?? logo));
  return [
    onLight
      || 'The logo is hard to see on light pages and icons; name it logo-dark.svg, and add a darker logo.svg.',
    onDark || 'The logo is hard to see on dark pages; add a lighter one, assets/logo-dark.svg.',
    ratioOf(logo) <= 4 || 'The logo is too wide for icons; make it at most twice as wide as high.',
  ].filter((sentence) => sentence !== true);
}

/**
 * Makes the icons and the share image if they are outdated, or the share image of the language of a folder. Returns a
 * sentence to print.
 */
export async function makeBrandImages(root: string, brand: Brand, folder = '') {
  const what = folder ? `The share image of ${folder} is` : 'The share image and the icons are';
  if (areImagesMade(root, brand, folder)) return `${what} up to date.`;
  await checkFonts(brand);
  const refuse = refuseUnreadable('assets/logo.svg'); // all else is our own SVG
  const unseen = await unseenLogos(brand).catch(refuse);
  const images = await drawBrand(brand).catch(refuse);
  for (const [file, drawing] of Object.entries(drawingsOf(brand, folder))) {
    writeMadeFile(join(root, 'assets'), file, images[basename(file) as keyof typeof images], drawing);
  }
  return [`${what} made.`, ...(folder ? [] : unseen)].join('\n');
}

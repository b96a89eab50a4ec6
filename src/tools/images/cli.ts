// `npm run images` converts photos to pictures and generates favicons and share images.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { isTall, shareHeight, shareWidth } from '../../model/pictures';
import type { Brand } from '../css/brand';
import { writeFile } from '../files';
import {
  brandImagesHash, drawIcon, drawShareImages, drawTouchIcon, imagesLock, shareImageSources,
} from '../build/brand-images';
import { createContext } from '../build/context';
import { loadLanguages } from '../build/load-languages';
import { checkTypes } from '../check-types';
import { explain, UserError } from '../user-error';
import { findPhotos, makePictures } from './photos';

const png = (svg: string, width: number, height = width) =>
  sharp(Buffer.from(svg)).resize({ width, height, fit: 'contain', background: 'transparent' })
    .png({ compressionLevel: 9 }).toBuffer();

/** Returns an ICO file that contains a 32 px PNG: https://learn.microsoft.com/previous-versions/ms997538(v=msdn.10) */
function ico(png: Buffer) {
  const header = Buffer.from([0, 0, 1, 0, 1, 0, 32, 32, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0]);
  header.writeUInt32LE(png.length, 14);
  return Buffer.concat([header, png]);
}

/** Returns the top of a capture as a JPEG. */
async function shareCapture(capture: Buffer, background: string) {
  const { width, height } = await sharp(capture).metadata();
  const shown = isTall({ width, height }) ? 480 : 1040;
  const [top, side] = [70, (shareWidth - shown) / 2];
  return sharp(capture)
    .resize({ width: shown, height: shareHeight - top, position: 'left top' })
    .flatten({ background: '#fff' })
    .extend({ top, left: side, right: side, background })
    .jpeg({ quality: 70, mozjpeg: true, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

/** Throws a UserError if no font is installed. Without fonts, all letters look like the same box. */
async function requireFonts(brand: Brand) {
  const draw = (letter: string) => png(drawIcon({ ...brand, logo: undefined }, letter), 32);
  if (!(await draw('A')).equals(await draw('B'))) return;
  throw new UserError('No font is installed. To draw favicons and share images, install fonts-dejavu-core.');
}

async function drawImages(root: string) {
  const context = await createContext(root);
  const { brand, sitePath, publishedAssets } = context;
  const languages = await loadLanguages(context, publishedAssets);
  await requireFonts(brand);
  const { brand: name } = languages[0]!.site;
  const images = new Map([
    ['favicon.ico', ico(await png(drawIcon(brand, name), 32))],
    ['apple-touch-icon.png', await png(drawTouchIcon(brand, name), 180)],
  ]);
  for (const [file, svg] of drawShareImages(brand, languages)) {
    images.set(file, await png(svg, shareWidth, shareHeight));
  }
  for (const [file, src] of shareImageSources(languages)) {
    images.set(file, await shareCapture(publishedAssets.get(src.slice(sitePath.length))!, brand.fill));
  }
  images.set('icon.svg', Buffer.from(drawIcon(brand, name)));
  return images.set(imagesLock, Buffer.from(`${brandImagesHash(brand, languages)}\n`)); // last: all others are written
}

function fail(mistake: unknown) {
  console.error(mistake);
  process.exitCode = 1;
}

export async function main(root: string) {
  const assets = join(root, 'assets');
  try {
    for (const photo of findPhotos(assets)) {
      await makePictures(assets, photo).catch(({ message }: Error) => fail(`assets/photos/${photo}: ${message}`));
    }
    await checkTypes(root);
    for (const [file, bytes] of await drawImages(root)) { // last, because the content may import new pictures
      const path = join(assets, file);
      if (existsSync(path) && readFileSync(path).equals(bytes)) continue;
      writeFile(path, bytes);
      console.log(`Wrote assets/${file}.`);
    }
  } catch (error) {
    fail(explain(error));
  }
}

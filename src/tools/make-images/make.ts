// `npm run images`: converts photographs, and draws the share images and the icons.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { shareHeight, shareWidth } from '../../pictures';
import { readBrand } from '../assets/brand';
import { loadLanguages } from '../builder/site';
import { writeFile } from '../common/files';
import { explain } from '../common/mistake';
import { icon, share, touchIcon } from './draw';
import { makePictures } from './photos';

const maxKB = 60;

const png = (svg: string, width: number, height = width) =>
  sharp(Buffer.from(svg)).resize({ width, height, fit: 'contain', background: 'transparent' })
    .png({ compressionLevel: 9 }).toBuffer();

/** An ICO file with one PNG: https://learn.microsoft.com/previous-versions/ms997538(v=msdn.10) */
function ico(png: Buffer, px: number) {
  const header = Buffer.from([0, 0, 1, 0, 1, 0, px, px, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0]);
  header.writeUInt32LE(png.length, 14);
  return Buffer.concat([header, png]);
}

/** A capture as on cards, from its top left to the bottom edge, as a JPEG, if possible within `maxKB`. */
export async function drawCapture(capture: Buffer, ground: string) {
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

/** Draws the icons and all share images, by file. */
export async function drawImages(root: string) {
  const brand = readBrand(root);
  const languages = await loadLanguages(root);
  const images = new Map<string, Buffer | string>();
  for (const { folder, files, prerenderer: { site, model } } of languages) {
    const name = site.brand;
    const drawing = share(brand, name, site.headline, site.url.split('/')[2]!); // not URL.host, which encodes accents
    images.set(`${folder}share.png`, await png(drawing, shareWidth, shareHeight));
    for (const { id, link, captures: [capture] } of model.projects) {
      if (link.target || !capture || images.has(`share/${id}.jpg`)) continue;
      const file = capture.src.slice(model.root.length);
      images.set(`share/${id}.jpg`, await drawCapture(files.get(file)!, brand.fill));
    }
    if (folder) continue;
    images.set('icon.svg', icon(brand, name));
    images.set('favicon.ico', ico(await png(icon(brand, name), 32), 32));
    images.set('apple-touch-icon.png', await png(touchIcon(brand, name), 180));
  }
  return images;
}

export async function main(root: string) {
  const assets = join(root, 'assets');
  try {
    await makePictures(assets);
    for (const [file, content] of await drawImages(root)) { // last, since the content may import new pictures
      const path = join(assets, file);
      if (existsSync(path) && readFileSync(path).equals(Buffer.from(content))) continue;
      writeFile(path, content);
      console.log(`assets/${file} is made.`);
    }
  } catch (error) {
    console.error(explain(error));
    process.exitCode = 1;
  }
}

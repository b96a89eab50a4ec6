// Converts photos, which are the originals in assets/photos/, to pictures in assets/.
import { existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import {
  avatarWidth, maxImageKB, maxWidth, needsSmall, photoFormats, smallFile, smallWidth,
} from '../../model/pictures';
import { avifFile } from '../assets/asset-names';
import { listFiles, writeFile } from '../files';
import { UserError } from '../user-error';

const readable = RegExp(`\\.(${photoFormats}|avif)$`, 'i');

/** Returns the identifier for an import: `geoapp1` for `geoapp-1.avif`, and `photoNew` for `new.avif`. */
function importName(file: string): string {
  const name = file.replace('.avif', '').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  try {
    Function(`'use strict'; async () => { let ${name}; }`); // throws if the name is a number or reserved
    return name;
  } catch {
    return importName(`photo-${file}`);
  }
}

/** Returns the paths of photos, and warns about others. Throws a UserError if two would become the same picture. */
export function findPhotos(assets: string) {
  const files = listFiles(join(assets, 'photos'));
  const photos = files.filter((file) => readable.test(file));
  for (const file of files) {
    if (!photos.includes(file)) console.warn(`assets/photos/${file}: export it as JPEG, PNG, WebP or AVIF.`);
  }
  for (const photo of photos) {
    const file = avifFile(photo);
    const clashes = (other: string) => [avifFile(other), smallFile(avifFile(other))].includes(file);
    const other = photos.find((other) => other !== photo && clashes(other));
    if (other) throw new UserError(`assets/photos/: ${other} and ${photo} would both become ${file}. Rename one.`);
  }
  return photos;
}

async function encode(pixels: Sharp, width: number) {
  for (const quality of [50, 40, 30, 20, 10]) {
    // Effort 4 would take 4 to 6 times as long and save only a few percent.
    const bytes = await pixels.clone().resize({ width }).avif({ quality, effort: 3 }).toBuffer();
    if (bytes.length <= maxImageKB * 1024) return bytes;
  }
  throw new Error(`it cannot be compressed to ${maxImageKB} KB. Crop it.`);
}

/** Converts a photo to AVIF. Applies its orientation, removes its metadata, and crops avatars to a square. */
async function convert(bytes: Buffer, isAvatar: boolean) {
  const original = sharp(bytes, { failOn: 'error' }).autoOrient();
  const { autoOrient: { width: w, height: h }, pages = 1 } = await original.metadata();
  const wide = Math.min(Math.max(maxWidth, (w / h) * (maxWidth / 3)), maxWidth * 3); // panoramas need more width
  const position = h > w ? 'top' : sharp.strategy.attention; // in portraits, the head is at the top
  const photo = original.resize(isAvatar
    ? { width: avatarWidth, height: avatarWidth, position }
    : { width: Math.round(wide), height: 16_384, fit: 'inside', withoutEnlargement: true }); // the AVIF maximum
  const { data, info: { width, height, channels } } = await photo.raw().toBuffer({ resolveWithObject: true });
  const raw = sharp(data, { raw: { width, height, channels } }); // not premultiplied, despite what `info` says
  const { isOpaque } = await raw.stats();
  const pixels = isOpaque ? raw.removeAlpha() : raw; // the build treats pictures with an alpha channel as transparent
  const large = await encode(pixels, width);
  const small = needsSmall({ width, height }) ? await encode(pixels, smallWidth) : large;
  return { large, small: small.length < large.length ? small : undefined, isAnimated: pages > 1 };
}

/** Converts a photo if its picture is missing or older than the photo. Prints the import for the picture. */
export async function makePictures(assets: string, photo: string) {
  const original = join(assets, 'photos', photo);
  const file = avifFile(photo);
  const path = join(assets, file);
  // Compares with ctime, because a copied file may keep its mtime.
  const isCurrent = (path: string) => existsSync(path) && statSync(path).mtimeMs >= statSync(original).ctimeMs;
  if (!isCurrent(path) || (existsSync(smallFile(path)) && !isCurrent(smallFile(path)))) {
    const { large, small, isAnimated } = await convert(readFileSync(original), photo.startsWith('avatars/'));
    rmSync(smallFile(path), { force: true }); // left from an older photo
    if (small) writeFile(smallFile(path), small);
    writeFile(path, large); // last, because the photo is converted again unless this exists
    console.log(`Wrote assets/${file}${isAnimated ? ' (only the first frame)' : ''}.`);
  }
  console.log(`import ${importName(file)} from '../../assets/${file}';`);
}

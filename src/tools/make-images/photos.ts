// Photos are the originals in assets/photos/. They are converted to pictures in assets/.
import { existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import {
  avatarWidth, maxImageKB, maxWidth, needsSmall, photoFormats, smallFile, smallWidth,
} from '../../model/pictures';
import { listFiles, slug, writeFile } from '../files';
import { Mistake } from '../mistake';
import { readAvif } from '../read-picture';

const extension = RegExp(`\\.(${photoFormats}|avif)$`, 'i');

/** `Geoapp/1.JPG` becomes `geoapp-1.avif`, and `avatars/Ada.png` becomes `avatar-ada.avif`. */
const avifFile = (photo: string) =>
  `${slug(photo.replace(extension, '').replace(/^avatars\//, 'avatar-')) || 'photo'}.avif`;

/** The identifier of an import: `geoapp1` for `geoapp-1.avif`, `photo2024` for `2024.avif`. */
const importName = (file: string) =>
  file.replace('.avif', '').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()).replace(/^\d/, 'photo$&');

/** The paths of all photos. Throws a Mistake if two would become the same picture. */
export function findPhotos(assets: string) {
  const photos = listFiles(join(assets, 'photos'));
  for (const photo of photos) {
    const file = avifFile(photo);
    const clashes = (other: string) => [avifFile(other), smallFile(avifFile(other))].includes(file);
    const other = photos.find((other) => other !== photo && clashes(other));
    if (other) throw new Mistake(`assets/photos/: ${other} and ${photo} would both become ${file}; rename one.`);
  }
  return photos;
}

async function encode(pixels: Sharp, width: number) {
  for (const quality of [50, 40, 30, 20, 10]) {
    // Effort 4 takes 4 to 6 times as long and saves a few percent.
    const bytes = await pixels.clone().resize({ width }).avif({ quality, effort: 3 }).toBuffer();
    if (bytes.length <= maxImageKB * 1024) return bytes;
  }
  throw new Error(`it cannot be compressed below ${maxImageKB} KB; crop it`);
}

/** Converts a photo to AVIF, oriented and without metadata. An avatar is a square crop. */
export async function convert(bytes: Buffer, isAvatar: boolean) {
  const original = sharp(bytes, { failOn: 'error' }).autoOrient();
  const { autoOrient: { width: w, height: h }, pages = 1 } = await original.metadata();
  const wide = Math.min(Math.max(maxWidth, (w / h) * (maxWidth / 3)), maxWidth * 3); // a panorama is not low
  const position = h > w ? 'top' : sharp.strategy.attention; // portraits have the head at the top
  const photo = original.resize(isAvatar
    ? { width: avatarWidth, height: avatarWidth, position }
    : { width: Math.round(wide), height: 16_384, fit: 'inside', withoutEnlargement: true }); // the maximum of AVIF
  const { data, info: { width, height, channels } } = await photo.raw().toBuffer({ resolveWithObject: true });
  const raw = sharp(data, { raw: { width, height, channels } }); // not premultiplied, whatever `info` says
  const { isOpaque } = await raw.stats();
  const pixels = isOpaque ? raw.removeAlpha() : raw; // the build regards a picture with alpha channel as transparent
  const large = await encode(pixels, width);
  const small = needsSmall({ width, height }) ? await encode(pixels, smallWidth) : undefined;
  return { large, small, isAnimated: pages > 1 };
}

/** Converts a photo if its picture is missing or older than the photo. Prints the import of the picture. */
export async function makePictures(assets: string, photo: string) {
  if (!extension.test(photo)) return console.warn(`assets/photos/${photo}: export it as JPEG, PNG, WebP or AVIF.`);
  const original = join(assets, 'photos', photo);
  const file = avifFile(photo);
  const path = join(assets, file);
  // ctime, since a copied file may keep its mtime.
  const isCurrent = (path: string) => existsSync(path) && statSync(path).mtimeMs >= statSync(original).ctimeMs;
  if (!isCurrent(path) || (needsSmall(readAvif(readFileSync(path))) && !isCurrent(smallFile(path)))) {
    const { large, small, isAnimated } = await convert(readFileSync(original), photo.startsWith('avatars/'));
    writeFile(path, large);
    if (small) writeFile(smallFile(path), small);
    else rmSync(smallFile(path), { force: true }); // of an older photo
    console.log(`assets/${file} written${isAnimated ? '; only its first frame is kept' : ''}.`);
  }
  console.log(`import ${importName(file)} from '../../assets/${file}';`);
}

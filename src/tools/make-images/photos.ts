// Converts the originals of assets/photos/ into small AVIFs without metadata.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { slug } from '../../addresses';
import { avatarWidth, maxAvatarKB, maxImageKB, maxWidth, smallFile, smallWidth } from '../../pictures';
import { listFiles, writeFile } from '../common/files';
import { Mistake } from '../common/mistake';

const maxHeight = 16_384; // limit of the AVIF encoder
const effort = 3; // 4 takes 4 to 6 times as long and saves a few percent
const qualities = [50, 40, 30, 20, 10];

/** Upright, in sRGB, without an alpha channel that is opaque. Crops an avatar to a square around what is salient. */
async function decode(bytes: Buffer, isAvatar: boolean) {
  const photo = sharp(bytes).autoOrient().toColourspace('srgb').resize(isAvatar
    ? { width: avatarWidth, height: avatarWidth, position: sharp.strategy.attention }
    : { width: maxWidth, height: maxHeight, fit: 'inside', withoutEnlargement: true });
  const { data, info } = await photo.raw().toBuffer({ resolveWithObject: true });
  const pixels = sharp(data, { raw: info });
  const { isOpaque } = await pixels.stats();
  return { pixels: isOpaque ? pixels.removeAlpha() : pixels, width: info.width };
}

async function encode(pixels: Sharp, width: number, maxKB: number) {
  for (const quality of qualities) {
    const bytes = await pixels.clone().resize({ width }).avif({ quality, effort }).toBuffer();
    if (bytes.length <= maxKB * 1024) return bytes;
  }
  throw new Error(`it cannot be compressed below ${maxKB} KB; crop it`);
}

/** Returns the large version and, if it is smaller, the small one. */
export async function convert(bytes: Buffer, isAvatar: boolean) {
  const { pixels, width } = await decode(bytes, isAvatar);
  const large = await encode(pixels, width, isAvatar ? maxAvatarKB : maxImageKB);
  if (width <= smallWidth) return [large];
  const small = await encode(pixels, smallWidth, maxImageKB);
  return small.length < large.length ? [large, small] : [large];
}

const isNewer = (path: string, other: string) => !existsSync(other) || statSync(path).mtimeMs > statSync(other).mtimeMs;

/** `Geoapp/1.JPG` becomes `geoapp-1.avif`; `avatars/Ana.png`, `avatar-ana.avif`. */
const fileOf = (photo: string) => `${slug(photo.replace(/\.[^./]*$/, '').replace(/^avatars\//, 'avatar-'))}.avif`;

/** Makes the pictures that are missing or older than their originals. */
export async function makePictures(assets: string) {
  for (const photo of listFiles(join(assets, 'photos'))) {
    const original = join(assets, 'photos', photo);
    const file = fileOf(photo);
    if (!isNewer(original, join(assets, file))) continue;
    const converting = convert(readFileSync(original), photo.startsWith('avatars/'));
    const [large, small] = await converting.catch(({ message }: Error) => {
      throw new Mistake(`assets/photos/${photo}: ${message}`);
    });
    writeFile(join(assets, file), large!);
    if (small) writeFile(join(assets, smallFile(file)), small);
    console.log(`import ${slug(file).replaceAll('-', '_').replace('_avif', '')} from '../../assets/${file}';`);
  }
}

import sharp, { type Sharp } from 'sharp';
import { avatarWidth, maxImageKB, maxWidth, needsSmall, smallWidth } from '../../model/pictures';

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

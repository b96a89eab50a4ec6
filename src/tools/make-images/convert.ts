import sharp, { type Sharp } from 'sharp';
import { avatarWidth, maxImageKB, maxWidth, smallWidth, widthWithSmall } from '../../pictures';

async function encode(pixels: Sharp, width: number) {
  for (const quality of [50, 40, 30, 20, 10]) {
    // An effort of 4 takes 4 to 6 times as long and saves a few percent.
    const bytes = await pixels.clone().resize({ width }).avif({ quality, effort: 3 }).toBuffer();
    if (bytes.length <= maxImageKB * 1024) return bytes;
  }
  throw new Error(`it cannot be compressed below ${maxImageKB} KB; crop it`);
}

/** Makes upright AVIFs without metadata of a photograph. An avatar is a square: its top, or around what is salient. */
export async function convert(bytes: Buffer, isAvatar: boolean) {
  const original = sharp(bytes, { failOn: 'error' }).autoOrient();
  const { autoOrient: { width: w, height: h } } = await original.metadata();
  const position = h > w ? 'top' : sharp.strategy.attention; // of an upright one, the head is at the top
  const photo = original.resize(isAvatar
    ? { width: avatarWidth, height: avatarWidth, position }
    : { width: maxWidth, height: 16_384, fit: 'inside', withoutEnlargement: true }); // the greatest height of AVIF
  const { data, info: { width, height, channels } } = await photo.raw().toBuffer({ resolveWithObject: true });
  const raw = sharp(data, { raw: { width, height, channels } }); // `info` wrongly says that it is premultiplied
  const { isOpaque } = await raw.stats();
  const pixels = isOpaque ? raw.removeAlpha() : raw; // the build takes a picture with alpha for a transparent one
  const large = await encode(pixels, width);
  const small = width >= widthWithSmall ? await encode(pixels, smallWidth) : undefined;
  return { large, small };
}

import sharp, { type ResizeOptions } from 'sharp';
import { avatarWidth, heicAdvice, maxAvatarKB, maxImageKB, maxWidth, smallWidth } from '../../pictures';
import { isHeic } from '../assets/avif';
import { Mistake } from '../common/mistake';

const maxHeight = 16_384; // limit of the AVIF encoder

const effort = 3; // 4 takes 4 to 6 times as long and saves a few percent

const qualities = [50, 40, 30, 20, 10];

export const open = (bytes: Buffer) => sharp(bytes, { failOn: 'error', limitInputPixels: false });

// Codes of P3, BT.2020 and HDR, which sharp does not read. It reads profiles.
const wideCodes = /(nclx\0|cICP)([\t\v\f]|.\0?[\x10\x12])/s;

/** Crops an avatar to a square around its most salient region. */
async function decode(bytes: Buffer, isAvatar: boolean) {
  const original = open(bytes);
  const { autoOrient } = await original.metadata();
  const side = Math.min(avatarWidth, autoOrient.width, autoOrient.height);
  const resizing: ResizeOptions = isAvatar
    ? { width: side, height: side, position: sharp.strategy.attention }
    : { width: maxWidth, height: maxHeight, fit: 'inside', withoutEnlargement: true };
  const photo = original.autoOrient().toColourspace('srgb').resize(resizing);
  const pixels = await photo.raw().toBuffer({ resolveWithObject: true });
  const { isOpaque } = await sharp(pixels.data, { raw: pixels.info }).stats();
  if (!isOpaque) return pixels;
  // An alpha channel would make it one with transparent parts.
  return sharp(pixels.data, { raw: pixels.info }).removeAlpha().raw().toBuffer({ resolveWithObject: true });
}

/** Returns a handler for errors of sharp that throws a Mistake. */
export const refuseUnreadable = (picture: string, advice = 'save it again') => ({ message }: Error): never => {
  const reason = message.split('\n')[0];
  throw new Mistake(`${picture} cannot be read as a picture (${reason}); ${advice}, or remove it.`);
};

type Pixels = Awaited<ReturnType<typeof decode>>;

/** Throws a Mistake if no quality is small enough. */
async function encode({ data, info }: Pixels, width: number, maxKB: number, file: string) {
  for (const quality of qualities) {
    const bytes = await sharp(data, { raw: info }).resize({ width }).avif({ quality, effort }).toBuffer();
    if (bytes.length <= maxKB * 1024) return bytes;
  }
  throw new Mistake(`${file} cannot be compressed below ${maxKB} KB; crop it.`);
}

/** Returns upright AVIFs without metadata, a small one only if it saves bytes. Throws a Mistake for unusable photos. */
export async function convertPhoto(bytes: Buffer, path: string) {
  const file = `assets/photos/${path}`;
  if (isHeic(bytes)) throw new Mistake(`${file} ${heicAdvice}.`);
  const head = bytes.toString('latin1', 0, 4096);
  const isWide = wideCodes.test(head) && !/prof|iCCP/.test(head);
  if (isWide) throw new Mistake(`${file} has HDR or wide colours; save it in sRGB.`);
  const isAvatar = /^avatars\//i.test(path);
  const maxKB = isAvatar ? maxAvatarKB : maxImageKB;
  const pixels = await decode(bytes, isAvatar)
    .catch(refuseUnreadable(file, 'save it again as JPEG or PNG'));
  const { width } = pixels.info;
  const large = await encode(pixels, width, maxKB, file);
  const small = width > smallWidth ? await encode(pixels, smallWidth, maxKB, file) : large;
  return small.length < large.length ? [large, small] : [large];
}

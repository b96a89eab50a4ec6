// Converts a photograph to pictures of the site: upright, in AVIF, within the limits, and without metadata.
import type { Sharp } from 'sharp';
import { Mistake } from '../build/mistake';
import { avatarWidth, maxImageKB, maxWidth, smallWidth } from '../prepare/image-limits';
import { sharp } from './packages';

/** Decoded pixels: upright, in sRGB. */
type Pixels = { data: Buffer; info: { width: number; height: number; channels: 1 | 2 | 3 | 4 } };

const maxHeight = 16_384; // the limit of the AVIF encoder

const effort = 3; // 4 takes four to six times as long and saves a few percent

/** Attempts to meet the size limit: lower quality first and, before that becomes visible, lower resolution. */
const steps = [
  ...[50, 40, 30].map((quality) => ({ quality, scale: 1 })),
  ...[0.8, 0.6, 0.45, 0.3].map((scale) => ({ quality: 30, scale })),
];

/** All settings of the conversion, so that pictures are converted again when one changes. */
export const settings = JSON.stringify({ avatarWidth, maxImageKB, maxWidth, smallWidth, maxHeight, effort, steps });

/** Opens a photograph for decoding. An SVG is rendered at the largest width. */
async function openPhoto(bytes: Buffer) {
  const { format, width } = await sharp(bytes).metadata();
  const density = format === 'svg' ? Math.min(72 * (maxWidth / width), 7200) : undefined;
  return sharp(bytes, { failOn: 'error', density }).autoOrient().toColourspace('srgb');
}

const resizeCapture = (photo: Sharp) => photo.resize({ width: maxWidth, height: maxHeight, fit: 'inside', withoutEnlargement: true });

/** Crops a photograph to a square round its most salient region. */
async function cropAvatar(photo: Sharp) {
  const { autoOrient } = await photo.metadata();
  const side = Math.min(avatarWidth, autoOrient.width, autoOrient.height);
  return photo.resize({ width: side, height: side, fit: 'cover', position: sharp.strategy.attention });
}

const isHeic = (bytes: Buffer) => /^ftyp(hei|hev|mif1|msf1)/.test(bytes.toString('latin1', 4, 12));

function whyUnreadable(bytes: Buffer, error: unknown) {
  if (isHeic(bytes)) return 'is HEIC, which browsers do not show; save it as JPEG (Preview, Photos and the phone export it so), and put that in its place';
  const [reason] = (error instanceof Error ? error.message : String(error)).split('\n');
  return `cannot be read as a picture (${reason}); save it anew as JPEG or PNG, or take it away`;
}

async function decode(bytes: Buffer, isAvatar: boolean): Promise<Pixels> {
  try {
    const photo = await openPhoto(bytes);
    return await (isAvatar ? await cropAvatar(photo) : resizeCapture(photo)).raw().toBuffer({ resolveWithObject: true });
  } catch (error) {
    throw new Mistake(whyUnreadable(bytes, error));
  }
}

/** Encodes pixels to an AVIF of at most `width` px and `maxImageKB`. Throws a Mistake if no attempt is small enough. */
async function encode({ data, info }: Pixels, width: number) {
  for (const { quality, scale } of steps) {
    const picture = sharp(data, { raw: info }).resize({ width: Math.round(width * scale) });
    const bytes = await picture.avif({ quality, effort }).toBuffer();
    if (bytes.length <= maxImageKB * 1024) return bytes;
  }
  throw new Mistake(`cannot be brought below ${maxImageKB} KB; crop it`);
}

/** The warning for a file with several pictures, such as an animation. It continues a sentence that begins with the file. */
export async function lossWarning(bytes: Buffer) {
  const { pages = 1 } = await sharp(bytes).metadata();
  return pages > 1 ? `holds ${pages} pictures, as one that moves does; only the first is kept` : undefined;
}

/** Returns the picture and, above `smallWidth`, its small version. The message of a Mistake continues the file's name. */
export async function convertPhoto(bytes: Buffer, { isAvatar }: { isAvatar: boolean }) {
  const pixels = await decode(bytes, isAvatar);
  const { width } = pixels.info;
  const large = await encode(pixels, width);
  return width > smallWidth ? [large, await encode(pixels, smallWidth)] : [large];
}

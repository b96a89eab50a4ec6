// From a photograph to the pictures of the site: upright, no larger than needed, and nothing in them but pixels.
import type { Sharp } from 'sharp';
import { Mistake } from '../build/mistake';
import { avatarWidth, maxImageKB, maxWidth, smallWidth } from '../prepare/image-limits';
import { sharp } from './sharp';

/** Decoded pixels: upright, in sRGB. */
type Pixels = { data: Buffer; info: { width: number; height: number; channels: 1 | 2 | 3 | 4 } };

const maxHeight = 16_384; // what AVIF's encoder can hold

const effort = 3; // 4 takes four to six times as long, and saves a few percent

/** What is lowered until a picture is light enough: first its quality, and before that shows, its size. */
const steps = [
  ...[50, 40, 30].map((quality) => ({ quality, scale: 1 })),
  ...[0.8, 0.6, 0.45, 0.3].map((scale) => ({ quality: 30, scale })),
];

/** Changes with every setting above, so that what older ones made is not taken for up to date. */
export const recipe = JSON.stringify({ avatarWidth, maxImageKB, maxWidth, smallWidth, maxHeight, effort, steps });

/** A photograph ready to be decoded. A drawing has no pixels of its own: it is drawn as large as it may be. */
async function open(bytes: Buffer) {
  const { format, width } = await sharp(bytes).metadata();
  const density = format === 'svg' ? Math.min(72 * (maxWidth / width), 7200) : undefined;
  return sharp(bytes, { failOn: 'error', density }).autoOrient().toColourspace('srgb');
}

const capture = (photo: Sharp) => photo.resize({ width: maxWidth, height: maxHeight, fit: 'inside', withoutEnlargement: true });

/** A square round what draws the eye. */
async function avatar(photo: Sharp) {
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
    const photo = await open(bytes);
    return await (isAvatar ? await avatar(photo) : capture(photo)).raw().toBuffer({ resolveWithObject: true });
  } catch (error) {
    throw new Mistake(whyUnreadable(bytes, error));
  }
}

/** An AVIF that is light enough, at most `width` wide. */
async function encode({ data, info }: Pixels, width: number) {
  for (const { quality, scale } of steps) {
    const picture = sharp(data, { raw: info }).resize({ width: Math.round(width * scale) });
    const bytes = await picture.avif({ quality, effort }).toBuffer();
    if (bytes.length <= maxImageKB * 1024) return bytes;
  }
  throw new Mistake(`cannot be brought below ${maxImageKB} KB; crop it`);
}

/**
 * What is lost of a photograph that holds more than one picture: the end of a sentence that its name begins. Undefined
 * for any other.
 */
export async function whatIsLost(bytes: Buffer) {
  const { pages = 1 } = await sharp(bytes).metadata();
  return pages > 1 ? `holds ${pages} pictures, as one that moves does; only the first is kept` : undefined;
}

/**
 * The pictures that come of a photograph: the one to import and, where that is wider, its smaller sibling. Throws a
 * Mistake, whose sentence goes on from the photograph's name.
 */
export async function develop(bytes: Buffer, { isAvatar }: { isAvatar: boolean }) {
  const pixels = await decode(bytes, isAvatar);
  const { width } = pixels.info;
  const large = await encode(pixels, width);
  return width > smallWidth ? [large, await encode(pixels, smallWidth)] : [large];
}

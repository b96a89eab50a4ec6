import { basename } from 'node:path';
import { maxImageKB } from '../../model/pictures';
import { UserError } from '../user-error';
import { readSvg } from './read-svg';

/**
 * Reads the first 4 KB of an AVIF file. Returns the size of its largest image, which is the one that browsers show, and
 * whether it has an alpha channel. Metadata (EXIF or XMP) is a flaw. Sizes are in `ispe` boxes, and rotations in
 * `irot` boxes (ISO/IEC 23008-12).
 */
export function readAvif(bytes: Buffer) {
  const head = bytes.toString('latin1', 0, 4096);
  const [largest = []] = [...head.matchAll(/ispe.{12}/gs)]
    .map(({ index }) => [bytes.readUInt32BE(index + 8), bytes.readUInt32BE(index + 12)])
    .sort(([one = 0], [other = 0]) => other - one);
  const [width = 0, height = 0] = /irot[\x01\x03]/.test(head) ? largest.toReversed() : largest; // rotated by 90 degrees
  const hasMetadata = /Exif|rdf\+xml/.test(head);
  const flaw = hasMetadata && 'has EXIF or XMP metadata, such as a location. Generate it with `npm run images`.';
  return { width, height, hasAlpha: head.includes('auxiliary:alpha'), flaw };
}

/** Returns a picture's size and whether it may be transparent. Throws a UserError if it must not be published. */
export function readPicture(path: string, bytes: Buffer) {
  const error = (why: string) => new UserError(`${basename(path)} ${why}`);
  const { width, height, hasAlpha, flaw } = /\.svg$/i.test(path) ? readSvg(`${bytes}`) : readAvif(bytes);
  if (flaw) throw error(flaw);
  if (!(width > 0 && height > 0)) throw error('must be an AVIF file, or an SVG file with a viewBox.');
  const isLarge = bytes.length > maxImageKB * 1024;
  if (isLarge) throw error(`exceeds ${maxImageKB} KB. Put the original in assets/photos/ and run \`npm run images\`.`);
  return { width, height, hasAlpha };
}

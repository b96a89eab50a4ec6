import { basename } from 'node:path';
import { maxImageKB } from '../../model/pictures';
import { Mistake } from '../mistake';
import { readSvg } from './svg';

/**
 * Reads the first 4 KB of an AVIF file: the size of its largest image, which is the one that is shown, and whether it
 * has an alpha channel and EXIF or XMP metadata. Sizes are in `ispe` boxes, rotations in `irot` (ISO/IEC 23008-12).
 */
export function readAvif(bytes: Buffer) {
  const head = bytes.toString('latin1', 0, 4096);
  const [largest = []] = [...head.matchAll(/ispe.{12}/gs)]
    .map(({ index }) => [bytes.readUInt32BE(index + 8), bytes.readUInt32BE(index + 12)])
    .sort(([one = 0], [other = 0]) => other - one);
  const [width = 0, height = 0] = /irot[\x01\x03]/.test(head) ? largest.toReversed() : largest; // by 90 degrees
  const hasMetadata = /Exif|rdf\+xml/.test(head);
  const flaw = hasMetadata && 'has EXIF or XMP metadata, such as the place; make it with npm run images';
  return { width, height, hasAlpha: head.includes('auxiliary:alpha'), flaw };
}

/** The size of a picture, and whether it may be transparent. Throws a Mistake if the picture must not be published. */
export function readPicture(path: string, bytes: Buffer) {
  const unfit = (why: string) => new Mistake(`${basename(path)} ${why}`);
  const { width, height, hasAlpha, flaw } = /\.svg$/i.test(path) ? readSvg(`${bytes}`) : readAvif(bytes);
  if (flaw) throw unfit(flaw);
  if (width === 0 || height === 0) throw unfit('is neither an AVIF nor an SVG with a viewBox');
  const isLarge = bytes.length > maxImageKB * 1024;
  if (isLarge) throw unfit(`has over ${maxImageKB} KB; put its original into assets/photos/, and run npm run images`);
  return { width, height, hasAlpha };
}

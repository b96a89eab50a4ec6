import { basename } from 'node:path';
import { maxImageKB } from '../../pictures';
import { Mistake } from '../common/mistake';
import { readAvif } from './avif';
import { readSvg } from './svg';

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

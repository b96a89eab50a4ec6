import { basename } from 'node:path';
import { maxImageKB } from '../../pictures';
import { Mistake } from '../common/mistake';
import { readAvif } from './avif';
import { findUnsafe, readSvg } from './svg';

/** The size of a picture, and whether parts of it may be transparent. Throws a Mistake for an unfit one. */
export function readPicture(path: string, bytes: Buffer) {
  const unfit = (why: string) => new Mistake(`${basename(path)} ${why}`);
  const isDrawing = /\.svg$/i.test(path);
  const { width, height, hasAlpha, hasMetadata } =
    isDrawing ? { ...readSvg(`${bytes}`), hasAlpha: true, hasMetadata: false } : readAvif(bytes);
  const unsafe = isDrawing && findUnsafe(`${bytes}`);
  if (width === 0 || height === 0) throw unfit('is neither an AVIF nor an SVG with a viewBox');
  if (hasMetadata) throw unfit('has EXIF or XMP metadata, such as the place; make it with npm run images');
  if (unsafe) throw unfit(`has ${unsafe}, which can run a script or tell where it was made; remove it`);
  if (bytes.length > maxImageKB * 1024) throw unfit(`has over ${maxImageKB} KB`);
  return { width, height, hasAlpha };
}

import { isAvif, readAvif } from './avif';
import { readSvg } from './svg';

export type Size = { width: number; height: number };

/** The size of an AVIF or SVG in pixels; undefined for other files or without a size. */
export function pixelSize(bytes: Buffer): Size | undefined {
  const { width, height } = isAvif(bytes) ? readAvif(bytes) : readSvg(bytes.toString());
  return width > 0 && height > 0 ? { width, height } : undefined;
}

/** Whether parts of an AVIF or SVG may be transparent. */
export const hasAlpha = (bytes: Buffer) => !isAvif(bytes) || readAvif(bytes).hasAlpha;

import { isAvif, readAvif } from './avif';
import { readSvg } from './svg';

export type Size = { width: number; height: number };

/** NaN for other units. */
const pixels = (length = '') => Number(length.replace(/px\s*$/i, ''));

// The viewBox first: it sets the proportions, and width and height may not be in pixels.
function svg(text: string): Size {
  const { root } = readSvg(text);
  const attribute = (name: string) => root?.attributes[name]?.value;
  const [, , width = pixels(attribute('width')), height = pixels(attribute('height'))] =
    attribute('viewBox')?.trim().split(/[\s,]+/).map(Number) ?? [];
  return { width: Math.round(width), height: Math.round(height) };
}

/** The size of an AVIF or SVG in pixels; undefined for other files or without a size. */
export function pixelSize(bytes: Buffer): Size | undefined {
  const size = isAvif(bytes) ? readAvif(bytes) : svg(bytes.toString());
  return size.width > 0 && size.height > 0 ? size : undefined;
}

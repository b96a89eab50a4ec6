import { isAvif, readAvif } from './avif';
import { readSvg } from './svg';

export type Size = { width: number; height: number };

/** A length in pixels; NaN for any other. */
const pixels = (length = '') => Number(length.replace(/px\s*$/i, ''));

// A drawing has the size of its viewBox, whose proportions it keeps at any other. Without one it has to be in pixels.
function svg(text: string): Size {
  const { root } = readSvg(text);
  const attribute = (name: string) => root?.attributes[name]?.value;
  const [, , width = pixels(attribute('width')), height = pixels(attribute('height'))] =
    attribute('viewBox')?.trim().split(/[\s,]+/).map(Number) ?? [];
  return { width: Math.round(width), height: Math.round(height) };
}

/** The size of an AVIF or SVG in pixels, or undefined for other files and for an SVG without a size. */
export function pixelSize(bytes: Buffer): Size | undefined {
  const size = isAvif(bytes) ? readAvif(bytes) : svg(bytes.toString());
  return size.width > 0 && size.height > 0 ? size : undefined;
}

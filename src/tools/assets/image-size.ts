import { isAvif, readAvif } from './avif';
import { readSvg } from './svg';

export type Size = { width: number; height: number };

/** Units of a drawing, in pixels. */
const units: Record<string, number> =
  { '': 1, px: 1, pt: 4 / 3, pc: 16, in: 96, cm: 96 / 2.54, mm: 96 / 25.4, q: 96 / 101.6 };

/** A length in pixels; 0 if it depends on what is round the drawing, as a percentage does. */
function pixels(length = '') {
  const [, number, unit = ''] = /^\s*(\+?[\d.]+(?:e[+-]?\d+)?)(\D*?)\s*$/i.exec(length) ?? [];
  return Number(number) * (units[unit.toLowerCase()] ?? 0);
}

// A drawing has the size of its viewBox, whose proportions it keeps at any other.
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

// Computes the contrast of colors: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio
import { transform } from 'lightningcss';

/** Returns the channels (from 0 to 1) of an opaque color in any notation. */
function channelsOf(color: string) {
  const [, ...hex] = /^#(..)(..)(..)$/.exec(color) ?? [];
  if (hex.length > 0) return hex.map((channel) => parseInt(channel, 16) / 255);
  const code = Buffer.from(`a{color:color(from ${color} srgb r g b)}`);
  return `${transform({ filename: 'a.css', code, minify: true }).code}`.match(/(?<= )[\d.]+/g)!.map(Number);
}

export function luminanceOf(color: string) {
  const [red, green, blue] = channelsOf(color).map((value) =>
    (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

/** Returns the contrast of two luminances, from 1 to 21. */
export const contrastOf = (one: number, other: number) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

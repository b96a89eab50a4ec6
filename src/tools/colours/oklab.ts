// Oklab colours: https://bottosson.github.io/posts/oklab/
import { transform } from 'lightningcss';

/** Lightness and chroma from 0 to 1, and hue in degrees. */
export type Colour = { l: number; c: number; h: number };

/** `a` is from green to red, `b` from blue to yellow. */
export const axesOf = ({ l, c, h }: Colour) =>
  ({ l, a: c * Math.cos(h * Math.PI / 180), b: c * Math.sin(h * Math.PI / 180) });

export const fromAxes = (l: number, a: number, b: number): Colour =>
  ({ l, c: Math.hypot(a, b), h: (Math.atan2(b, a) * 180 / Math.PI + 360) % 360 });

/** Mixes two colours; `share`, from 0 to 1, is that of the first. */
export function mix(one: Colour, share: number, other: Colour) {
  const [from, to] = [axesOf(one), axesOf(other)];
  const between = (axis: 'l' | 'a' | 'b') => from[axis] * share + to[axis] * (1 - share);
  return fromAxes(between('l'), between('a'), between('b'));
}

/** Linear sRGB channels from 0 to 1, clipped as screens do. */
function linearRgb(colour: Colour) {
  const { l, a, b } = axesOf(colour);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ].map((light) => Math.min(1, Math.max(0, light))) as [number, number, number];
}

/** The contrast of two colours, from 1 to 21: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
export function contrast(...colours: [Colour, Colour]) {
  const luminances = colours.map(linearRgb).map(([red, green, blue]) => 0.2126 * red + 0.7152 * green + 0.0722 * blue);
  return (Math.max(...luminances) + 0.05) / (Math.min(...luminances) + 0.05);
}

/** Formats a colour as `#rrggbb`. */
export function hex(colour: Colour) {
  const bytes = linearRgb(colour).map((light) =>
    255 * (light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055));
  return `#${bytes.map((byte) => Math.round(byte).toString(16).padStart(2, '0')).join('')}`;
}

function parseAny(css: string): Colour | undefined {
  const code = Buffer.from(`a{color:oklch(from ${css} l c h / alpha)}`);
  const targets = { chrome: 111 << 16 }; // the first with oklch()
  const { code: computed } = transform({ filename: 'colour.css', code, minify: true, targets, errorRecovery: true });
  const channels = /^a\{color:oklch\(([^/ ]+) ([^/ ]+) ([^/ ]+)\)\}$/.exec(`${computed}`);
  if (!channels) return undefined;
  const [l = 0, c = 0, h = 0] = channels.slice(1).map((channel) => parseFloat(channel) || 0); // or `none`
  return { l: l / 100, c, h };
}

/** Parses an opaque CSS colour and clips it to sRGB; undefined for anything else. */
export function parseColour(css: string): Colour | undefined {
  const colour = parseAny(css);
  return colour && parseAny(hex(colour));
}

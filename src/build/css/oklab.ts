// Colours in the space Oklab: https://bottosson.github.io/posts/oklab/
import { transform } from 'lightningcss';

/** A colour: its lightness from 0 to 1, from green to red, and from blue to yellow. */
export type Colour = { l: number; a: number; b: number };

/** A colour by lightness and chroma, from 0 to 1, and hue in degrees. */
export const oklch = (l: number, c: number, h: number): Colour =>
  ({ l, a: c * Math.cos(h * Math.PI / 180), b: c * Math.sin(h * Math.PI / 180) });

export const chromaOf = ({ a, b }: Colour) => Math.hypot(a, b);

/** The hue in degrees, from 0 to 360. */
export const hueOf = ({ a, b }: Colour) => (Math.atan2(b, a) * 180 / Math.PI + 360) % 360;

/** `share` of one colour, from 0 to 1, and the rest of another. */
export function mix(one: Colour, share: number, other: Colour): Colour {
  const between = (x: number, y: number) => x * share + y * (1 - share);
  return { l: between(one.l, other.l), a: between(one.a, other.a), b: between(one.b, other.b) };
}

/** The linear red, green and blue of a colour in sRGB, from 0 to 1. What sRGB cannot show is clipped, as screens do. */
function linearRgb({ l, a, b }: Colour) {
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

/** A colour in the notation `#rrggbb`. */
export function hex(colour: Colour) {
  const bytes = linearRgb(colour).map((light) => 255 * (light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055));
  return `#${bytes.map((byte) => Math.round(byte).toString(16).padStart(2, '0')).join('')}`;
}

/** Reads an opaque colour in any notation of CSS, clipped to sRGB. Returns undefined for anything else. */
export function parseColour(css: string): Colour | undefined {
  const colour = parseAny(css);
  return colour && parseAny(hex(colour));
}

function parseAny(css: string): Colour | undefined {
  const code = Buffer.from(`a{color:oklab(from ${css} l a b / alpha)}`);
  const targets = { chrome: 123 << 16 }; // which has oklab()
  const computed = transform({ filename: 'colour.css', code, minify: true, targets, errorRecovery: true }).code.toString();
  const channels = /^a\{color:oklab\(([^/]*)\)\}$/.exec(computed)?.[1]?.split(' ') ?? [];
  const [l = NaN, a = NaN, b = NaN] = channels.map((channel) => parseFloat(channel) / (channel.endsWith('%') ? 100 : 1) || 0);
  return channels.length === 3 ? { l, a, b } : undefined;
}

import { type CssColor, transform, type Visitor } from 'lightningcss';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPicture } from '../assets/read-picture';
import { UserError } from '../user-error';

type Logo = { svg: string; ratio: number };

/** Reads an SVG file in `assets/` and its aspect ratio. Returns undefined if the file does not exist. */
function readLogo(root: string, name: string): Logo | undefined {
  const path = join(root, 'assets', name);
  if (!existsSync(path)) return undefined;
  const bytes = readFileSync(path);
  const { width, height } = readPicture(path, bytes);
  return { svg: `${bytes}`, ratio: width / height };
}

/** Reads the brand color and the logos, which styles, favicons and share images need. */
export const readBrand = (root: string) =>
  ({ ...readFill(root), logo: readLogo(root, 'logo.svg'), darkLogo: readLogo(root, 'logo-dark.svg') });

export type Brand = ReturnType<typeof readBrand>;

/** Returns the custom properties of styles/logo.css. */
export const logoStyle = ({ logo }: Brand, sitePath: string) =>
  (logo && { 'logo': `url(${sitePath}icon.svg)`, 'logo-ratio': logo.ratio });

type Fill = NonNullable<ReturnType<typeof fillOf>>;

const black = { color: '#030303', luminance: 0.0009 };
const white = { color: '#ffffff', luminance: 1 };

// On this luminance, black and white text have the same contrast: (Y + 0.05)² = (Y₁ + 0.05) · (Y₂ + 0.05), see
// https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio
const whiteTextBelow = Math.sqrt((black.luminance + 0.05) * (white.luminance + 0.05)) - 0.05;

/** Returns a change of lightness (OKLCH) for variants: away from the text color, if there is room, or towards it. */
function stepFor(luminance: number) {
  const isDarker = luminance < whiteTextBelow ? luminance > 0.02 : luminance >= 0.8;
  return isDarker ? '-0.061' : '0.06';
}

/** Returns the brand color, the color of text on it, and a lightness step for variants. Undefined if not opaque. */
function fillOf(primary: string) {
  const css = `a{color:color(from ${primary} xyz x y z / alpha);fill:rgb(from ${primary} r g b)}`;
  const colors: CssColor[] = [];
  const visitor: Visitor<never> = { Color: (color) => void colors.push(color) };
  transform({ filename: 'a.css', code: Buffer.from(css), errorRecovery: true, visitor });
  const [xyz, rgb] = colors.filter((color) => typeof color === 'object');
  if (xyz?.type !== 'xyz-d65' || rgb?.type !== 'rgb' || xyz.alpha < 1) return undefined;
  const fill = `#${[rgb.r, rgb.g, rgb.b].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
  return { fill, onFill: (xyz.y < whiteTextBelow ? white : black).color, step: stepFor(xyz.y) };
}

/** Throws a UserError unless theme.css sets --primary exactly once, to an opaque color. */
function readFill(root: string): Fill {
  const css = readFileSync(join(root, 'src/site/theme.css'), 'utf8').replace(/\/\*[^]*?\*\//g, '');
  const values = [...css.matchAll(/(?<![\w-])--primary\s*:\s*([^;}]*)/g)].map(([, value]) => value!);
  if (values.length > 1) throw new UserError('theme.css: set --primary only once. Both color schemes derive from it.');
  const [value = ''] = values;
  const fill = fillOf(value);
  if (fill) return fill;
  throw new UserError(`theme.css: --primary must be an opaque color, such as #1e3a8a, not ${JSON.stringify(value)}.`);
}

/** Compiles `styles/colors.css` to plain color values. */
export function compileColors(sheet: string, { fill, onFill, step }: Fill) {
  const swap = onFill === black.color ? '100%' : '0%';
  const values = new Map([['--primary', fill], ['--on-fill', onFill], ['--step', step], ['--swap', swap]]);
  // Lightning CSS does not compute values that contain var(), so each var() is replaced with its value.
  const declarations = /^ *(--[\w-]+): ([^;]+);/gm;
  const plain = sheet.replaceAll(declarations, (_, name: string, value: string) => {
    const whole = value.replaceAll(/var\((.+?)\)/g, (_, name: string) => values.get(name)!);
    values.set(name, whole);
    return `${name}: rgb(from ${whole} r g b);`;
  });
  const code = Buffer.from(`:root { --on-fill: ${onFill}; }\n${plain}`);
  const unusedSymbols = [...values.keys()].filter((name) => name.startsWith('--_'));
  return transform({ filename: 'colors.css', code, minify: true, unusedSymbols }).code.toString();
}

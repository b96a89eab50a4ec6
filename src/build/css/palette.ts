// The colours of the site, all derived from the theme colour.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Mistake } from '../mistake';
import { chromaOf, type Colour, contrast, hex, hueOf, mix, oklch, parseColour } from './oklab';

// The least contrast of texts and of edges: https://www.w3.org/TR/WCAG22/#contrast-enhanced and #non-text-contrast
const textContrast = 7.1; // a little more than 7, since hexadecimal notation rounds
const edgeContrast = 3.05;

const grey = (l: number) => oklch(l, 0, 0);
const white = grey(1);
const ink = grey(0.1);
const darkGround = grey(0.145);

/** A colour between two lightnesses, of at most this chroma. */
const limit = (colour: Colour, least: number, most: number, chroma: number) =>
  oklch(Math.min(Math.max(colour.l, least), most), Math.min(chromaOf(colour), chroma), hueOf(colour));

const withLightness = (colour: Colour, l: number) => oklch(l, chromaOf(colour), hueOf(colour));

/** Lowers the lightness of a colour until it has a contrast with its light ground. */
function darken(colour: Colour, ratio: number, ground: Colour) {
  let darker = colour;
  while (contrast(darker, ground) < ratio) darker = withLightness(colour, darker.l - 0.005);
  return darker;
}

/** Raises the lightness of a colour until the text on it, which is black, can be read. */
function lighten(colour: Colour) {
  let lighter = colour;
  while (contrast(lighter, ink) < textContrast) lighter = withLightness(colour, lighter.l + 0.005);
  return lighter;
}

/** Areas in the light scheme: dark enough for white text. Dark reds and oranges look brown, so they are lighter. */
function darkFill(theme: Colour) {
  const lightest = 0.4 + 0.04 * Math.max(0, Math.cos((hueOf(theme) - 30) * Math.PI / 180));
  return limit(theme, 0, lightest, Math.min(0.19, chromaOf(theme) * 0.42 / Math.max(theme.l, 0.42)));
}

/** Dark yellow is olive and looks dirty, so the dark forms of yellow turn to orange. */
function withoutOlive(theme: Colour) {
  const hue = hueOf(theme);
  return oklch(theme.l, chromaOf(theme), hue > 52 && hue < 115 ? 52 : hue);
}

/** The tint of greys. Warm tints are limited, since they turn brown. */
const tintOf = ({ a, b }: Colour): Colour =>
  ({ l: 0.38, a: Math.min(Math.max(a, -0.03), 0.03), b: b > 0 ? b * 0.15 : Math.max(b, -0.14) });

/** A colour of the light and of the dark scheme, in hexadecimal notation. */
const pair = (light: Colour, dark: Colour): [light: string, dark: string] => [hex(light), hex(dark)];

/** The colours by name that follow from a theme colour. */
export function paletteOf(theme: Colour) {
  const isBright = theme.l > 0.62;
  const deep = withoutOlive(theme);
  const tint = tintOf(deep);

  const fill = isBright ? lighten(limit(theme, 0, 1, 0.19)) : darkFill(theme);
  const onFill = isBright ? ink : white;
  /** What lies on an area: a step lighter, or darker on what is almost white. */
  const raise = (area: Colour) => isBright
    ? withLightness(area, area.l + (area.l > 0.9 ? -0.06 : 0.06))
    : darken(withLightness(area, area.l * 0.59 + 0.2), textContrast, white);
  // In the dark scheme, dark areas are lighter, to stand out from the page, and bright ones do not dazzle.
  const raised = isBright ? withLightness(fill, Math.min(fill.l, 0.86)) : raise(fill);
  const strong = (area: Colour) => mix(area, 0.85, isBright ? white : ink);
  const tileLine = (area: Colour) => mix(onFill, 0.55, area);

  const page = { light: white, dark: mix(tint, 0.14, darkGround) };
  const surface2 = { light: mix(tint, 0.04, white), dark: mix(tint, 0.38, grey(0.187)) };
  const text = { light: mix(tint, 0.3, darkGround), dark: grey(0.949) };

  const edge = darken(limit(deep, 0, 1, 0.19), edgeContrast, surface2.light);
  const lightEdge = limit(theme, 0.71, 1, 0.18);
  const link = darken(limit(deep, 0, 1, chromaOf(deep) * 0.44 / Math.max(deep.l, 0.44)), textContrast, surface2.light);
  const lightLink = limit(theme, 0.82, 1, Math.min(chromaOf(theme) * 0.62, 0.11));

  return {
    fill: pair(fill, raised),
    'fill-strong': pair(strong(fill), strong(raised)),
    'fill-edge': pair(edge, lightEdge),
    'on-fill': pair(onFill, onFill),
    tile: pair(raise(fill), raise(raised)),
    'tile-line': pair(tileLine(fill), tileLine(raised)),
    link: pair(link, lightLink),
    text: pair(text.light, text.dark),
    'text-muted': pair(mix(text.light, 0.76, page.light), mix(text.dark, 0.76, page.dark)),
    page: pair(page.light, page.dark),
    surface: pair(white, mix(tint, 0.34, darkGround)),
    'surface-2': pair(surface2.light, surface2.dark),
    line: pair(mix(tint, 0.18, white), mix(tint, 0.55, grey(0.331))),
  };
}

/** The palette of the theme colour in styles/tokens.css. Throws a Mistake if that is missing or no opaque colour. */
export function readPalette(root: string) {
  const css = readFileSync(join(root, 'styles/tokens.css'), 'utf8').replace(/\/\*[^]*?\*\//g, '');
  const value = /--primary\s*:\s*([^;}]*)/.exec(css)?.[1];
  const must = 'must be a colour, like #1e3a8a';
  if (value === undefined) throw new Mistake(`styles/tokens.css: --primary is missing; it ${must}.`);
  const theme = parseColour(value);
  if (!theme) throw new Mistake(`styles/tokens.css: --primary ${must}, not ${JSON.stringify(value)}.`);
  return paletteOf(theme);
}

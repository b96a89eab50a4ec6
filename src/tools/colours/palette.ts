import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Mistake } from '../common/mistake';
import { axesOf, type Colour, contrast, fromAxes, hex, mix, parseColour } from './oklab';

// Minimum contrasts: https://www.w3.org/TR/WCAG22/#contrast-enhanced and #non-text-contrast
const textContrast = 7.1; // above 7, since #rrggbb rounds
const edgeContrast = 3.05;
const tileContrast = 1.25; // with the fill

const grey = (l: number): Colour => ({ l, c: 0, h: 0 });
const white = grey(1);
const ink = grey(0.1);
const darkGround = grey(0.145);

const limit = ({ l, c, h }: Colour, lightness: number, chroma: number): Colour =>
  ({ l: Math.max(l, lightness), c: Math.min(c, chroma), h });

/** Darkens a colour, or lightens it if `step` is positive, until it has the contrast. */
function adjust(colour: Colour, ratio: number, other: Colour, step = -0.005) {
  let adjusted = colour;
  while (contrast(adjusted, other) < ratio) adjusted = { ...adjusted, l: adjusted.l + step };
  return adjusted;
}

/** Turns yellow to orange, since dark yellow is olive and looks dirty. */
const withoutOlive = (theme: Colour): Colour => (theme.h > 52 && theme.h < 115 ? { ...theme, h: 52 } : theme);

/** The tint of greys, weak in warm hues, which would turn brown. */
function tintOf(theme: Colour) {
  const { a, b } = axesOf(theme);
  return fromAxes(0.38, Math.min(Math.max(a, -0.03), 0.03), b > 0 ? b * 0.15 : Math.max(b, -0.14));
}

const pair = (light: Colour, dark = light): [light: string, dark: string] => [hex(light), hex(dark)];

/** Derives the colours of both schemes from a theme colour. */
export function paletteOf(theme: Colour) {
  const deep = withoutOlive(theme);
  const tint = tintOf(deep);

  // White or ink has a contrast of at least 4.5 with any colour.
  const [onFill, other] = contrast(white, theme) >= contrast(ink, theme) ? [white, ink] : [ink, white];
  // A tile gives its text more contrast than the fill, unless that is almost black or white.
  const shade = contrast(theme, other) >= tileContrast ? other : onFill;
  let tile = theme;
  for (let share = 1; contrast(tile, theme) < tileContrast; share -= 0.01) tile = mix(theme, share, shade);

  const page = { light: white, dark: mix(tint, 0.14, darkGround) };
  const surface2 = { light: mix(tint, 0.08, white), dark: mix(tint, 0.31, grey(0.222)) };
  const text = { light: mix(tint, 0.3, darkGround), dark: mix(tint, 0.07, grey(0.99)) };

  const isEdge = contrast(theme, surface2.light) >= edgeContrast;
  const edge = isEdge ? theme : adjust(limit(deep, 0, 0.19), edgeContrast, surface2.light);
  const lightEdge = limit(theme, 0.71, 0.18);
  const turned = (degrees: number) =>
    pair({ ...edge, h: edge.h + degrees }, { ...lightEdge, h: lightEdge.h + degrees });
  const link = adjust({ ...deep, c: deep.c * 0.44 / Math.max(deep.l, 0.44) }, textContrast, surface2.light);
  const lightLink = limit(theme, 0.82, Math.min(theme.c * 0.62, 0.11));

  return {
    primary: pair(theme),
    'fill-edge': pair(edge, lightEdge),
    // Of projects without captures: neighbours beside and above are at least 25 degrees apart.
    'hue-1': turned(-25),
    'hue-2': turned(25),
    'hue-3': turned(-40),
    'mask-edge': pair(lightEdge),
    'on-fill': pair(onFill),
    tile: pair(tile),
    'tile-line': pair(adjust(mix(onFill, 0.55, theme), edgeContrast, theme, onFill === white ? 0.005 : -0.005)),
    'active-fill': pair(onFill, lightEdge),
    'on-active-fill': pair(theme, page.dark),
    link: pair(link, lightLink),
    text: pair(text.light, text.dark),
    'text-muted': pair(mix(text.light, 0.76, page.light), mix(text.dark, 0.78, page.dark)),
    page: pair(page.light, page.dark),
    surface: pair(mix(tint, 0.04, white), mix(tint, 0.27, grey(0.19))),
    'surface-2': pair(surface2.light, surface2.dark),
    line: pair(mix(tint, 0.18, white), mix(tint, 0.55, grey(0.44))),
  };
}

/** Reads the theme colour from src/site/theme.css. Throws a Mistake unless it is there, once, and opaque. */
export function readPalette(root: string) {
  const css = readFileSync(join(root, 'src/site/theme.css'), 'utf8').replace(/\/\*[^]*?\*\//g, '');
  const values = [...css.matchAll(/--primary\s*:\s*([^;}]*)/g)].map(([, value]) => value!);
  if (values.length > 1) throw new Mistake('theme.css: set --primary once; both colour schemes follow from it.');
  const [value = ''] = values;
  const theme = parseColour(value);
  if (!theme) {
    const given = JSON.stringify(value);
    throw new Mistake(`theme.css: --primary must be an opaque colour, like #1e3a8a, not ${given}.`);
  }
  return paletteOf(theme);
}

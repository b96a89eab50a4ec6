import { describe, expect, test } from 'vitest';
import { contrast, hex, parseColour } from '../../../src/tools/colours/oklab';
import { paletteOf, readPalette } from '../../../src/tools/colours/palette';
import { makeFolder } from '../../copies/root';

const parse = (css: string) => parseColour(css)!;

/** The relative luminance of a colour in hexadecimal notation: https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminanceOf(colour: string) {
  const channels = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16) / 255);
  const [red, green, blue] = channels.map((value) =>
    (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

function contrastOf(...colours: [string, string]) {
  const [darker, lighter] = colours.map(luminanceOf).sort((a, b) => a - b);
  return (lighter! + 0.05) / (darker! + 0.05);
}

// Foreground on background. Minimum: https://www.w3.org/TR/WCAG22/#contrast-enhanced and #non-text-contrast
type Name = keyof ReturnType<typeof paletteOf>;
const grounds: Name[] = ['page', 'surface', 'surface-2'];
const pairs: [front: Name[], back: Name[], least: number][] = [
  [['text', 'text-muted', 'link'], grounds, 7],
  [['on-fill'], ['primary', 'tile'], 4.5],
  [['fill-edge'], grounds, 3],
  [['tile-line'], ['primary'], 3],
  [['tile'], ['primary'], 1.2],
  [['on-active-fill'], ['active-fill'], 4.5],
];

const brands = [
  '#1e3a8a', '#ea580c', '#facc15', '#0a7f4f', '#e11d48', '#000', '#111', '#777', '#f5f5f5', '#fff',
  '#f00', '#0f0', '#00f', '#0ff', '#f0f', '#ff0', 'color(display-p3 0 1 0)', 'oklch(0.5 0.3 180)',
  '#c2410c', '#e5006d', '#767676', '#fef3b0', '#101014',
];
const grid = Array.from({ length: 24 }, (_, index) => 15 * index).flatMap((hue) =>
  [4, 20, 30, 40, 50, 60, 75, 96].map((lightness, index) =>
    `hsl(${hue} ${(hue / 15 + index) % 2 ? 100 : 40}% ${lightness}%)`));

test('with any theme colour the fill is it, texts have a contrast of 7, on it of 4.5, and edges of 3 (F7)', () => {
  for (const theme of [...brands, ...grid]) {
    const colour = parse(theme);
    const palette = paletteOf(colour);
    expect(palette.primary).toEqual([hex(colour), hex(colour)]);
    for (const scheme of [0, 1]) {
      const colourOf = (name: Name) => palette[name][scheme]!;
      for (const [fronts, backs, least] of pairs) {
        const ratios = fronts.flatMap((front) => backs.map((back) => contrastOf(colourOf(front), colourOf(back))));
        expect(Math.min(...ratios), `${theme}: ${fronts} on ${backs}`).toBeGreaterThanOrEqual(least);
      }
    }
  }
});

const chosen = [
  ['#1e3a8a', 'fill-edge #1e3a8a #789ef7, hue-1 #004683 #40abef, hue-2 #452e84 #a291f1, hue-3 #004d78 #00b2e2, '
    + 'on-fill #ffffff, tile #172d68, tile-line #92a5cd, link #1e3a8a #aac4fc, text #10192d #eaeef4, '
    + 'text-muted #41495a #b3b7bf, page #ffffff #0d111a, '
    + 'surface #f5f7fb #171f31, surface-2 #ebeff6 #1d263c, line #d2daeb #364873'],
  ['#facc15', 'fill-edge #da6600 #facc15, on-fill #030303, tile #fde7a7, tile-line #635118, '
    + 'link #75401c #eacf7c, text #1e1816 #efedec, text-muted #4d4746 #b9b6b5, page #ffffff #131010, '
    + 'surface #f8f6f6 #241e1c, surface-2 #f0eeed #2c2523, line #ded9d7 #544642'],
  ['#fef3b0', 'tile #e3d99e'], // almost white, it has a darker one
];

test.each(chosen)('the colours that follow from %s are those that were chosen by eye', (theme, colours) => {
  const all = Object.entries(paletteOf(parse(theme!))).map(([name, pair]) => [name, ...new Set(pair)].join(' '));
  expect(all).toEqual(expect.arrayContaining(colours!.split(', ')));
});

test('contrast is that of WCAG: of #777 on white 4.48', () => {
  expect(contrast(parse('#777'), parse('#fff'))).toBeCloseTo(4.478, 3);
});

test.each([
  ['#c2410c', '#ffffff'], ['#e5006d', '#ffffff'], ['#ea580c', '#030303'],
])('on the theme colour %s the text is %s, which contrasts more', (colour, text) => {
  expect(paletteOf(parse(colour))['on-fill']).toEqual([text, text]);
});

describe('src/site/theme.css', () => {
  const read = (css: string) => readPalette(makeFolder({ 'src/site/theme.css': css }));
  const refusal = (value: string) =>
    `theme.css: --primary must be an opaque colour, like #1e3a8a, not ${JSON.stringify(value)}.`;

  test.each([
    'rojo', '#1e3a8', '', 'none', 'currentColor', 'url(x)', 'var(--primery)', '#1e3a8a80', '#1e3a8a\n  --text: #fff',
  ])('with the theme colour %j is refused', (value) =>
    expect(() => read(`:root { --primary:${value}; }`)).toThrow(refusal(value)));

  test('without a theme colour is refused', () =>
    expect(() => read(':root { /* --primary: red; */ }')).toThrow(refusal('')));

  test('with two theme colours is refused', () =>
    expect(() => read(':root { --primary: red } @media (prefers-color-scheme: dark) { :root { --primary: blue } }'))
      .toThrow('theme.css: set --primary once; both colour schemes follow from it.'));

  const notations = ['red', 'rgb(255 0 0)', 'hsl(0 100% 50%)', 'color(srgb 1 0 0)', '#F00', 'color(display-p3 1 0 0)'];
  test.each(notations)('with the theme colour %s, which screens show as #f00, has its palette', (colour) =>
    expect(read(`:root { --primary: ${colour} }`)).toEqual(paletteOf(parse('#f00'))));
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Colour, contrast, hex, parseColour } from '../../../src/builder/css/oklab';
import { paletteOf, readPalette } from '../../../src/builder/css/palette';

const known = new Map<string, Colour>();
const parse = (css: string) => known.get(css) ?? known.set(css, parseColour(css)!).get(css)!;

// Foreground on background. Minimum: https://www.w3.org/TR/WCAG22/#contrast-enhanced and #non-text-contrast
type Name = keyof ReturnType<typeof paletteOf>;
const grounds: Name[] = ['page', 'surface', 'surface-2'];
const pairs: [front: Name[], back: Name[], least: number][] = [
  [['text', 'text-muted', 'link'], grounds, 7],
  [['on-fill'], ['fill', 'fill-strong', 'tile'], 4.5],
  [['fill-edge'], grounds, 3],
  [['tile-line'], ['fill'], 3],
];

const brands = [
  '#1e3a8a', '#ea580c', '#facc15', '#0a7f4f', '#e11d48', '#000', '#111', '#777', '#f5f5f5', '#fff',
  '#f00', '#0f0', '#00f', '#0ff', '#f0f', '#ff0', 'color(display-p3 0 1 0)', 'oklch(0.5 0.3 180)',
  '#c2410c', '#e5006d', '#767676', '#fef3b0', '#101014',
];
const grid = Array.from({ length: 24 }, (_, index) => 15 * index).flatMap((hue) =>
  [4, 20, 30, 40, 50, 60, 75, 96].map(
    (lightness, index) => `hsl(${hue} ${(hue / 15 + index) % 2 ? 100 : 40}% ${lightness}%)`,
  ),
);

describe('with any theme colour (F7)', () => {
  test.each(['light', 'dark'])('fills are it, texts have a contrast of 7, on it of 4.5, edges of 3: %s', (scheme) => {
    const index = scheme === 'light' ? 0 : 1;
    const failing = [...brands, ...grid].flatMap((theme) => {
      const palette = paletteOf(parse(theme));
      expect(palette.fill).toEqual([hex(parse(theme)), hex(parse(theme))]);
      const colour = (name: Name) => parse(palette[name][index]!);
      return pairs.flatMap(([fronts, backs, least]) =>
        fronts.flatMap((front) =>
          backs
            .filter((back) => contrast(colour(front), colour(back)) < least)
            .map((back) => `${theme}: ${front} on ${back}`),
        ),
      );
    });
    expect(failing).toEqual([]);
  });
});

test.each([
  ['#1e3a8a', '#ffffff'], ['#c2410c', '#ffffff'], ['#e5006d', '#ffffff'], ['#ea580c', '#030303'],
  ['#facc15', '#030303'],
])('on the theme colour %s the text is %s, which contrasts more', (colour, text) => {
  expect(paletteOf(parse(colour))['on-fill']).toEqual([text, text]);
});

describe('styles/tokens.css', () => {
  let root: string;

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'palette-'));
    mkdirSync(join(root, 'styles'));
  });

  afterEach(() => rmSync(root, { recursive: true }));

  const read = (css: string) => {
    writeFileSync(join(root, 'styles/tokens.css'), css);
    return readPalette(root);
  };

  test.each([
    'rojo', '#1e3a8', '', 'none', 'currentColor', 'url(x)', 'var(--primery)', '#1e3a8a80', '#1e3a8a\n  --text: #fff',
  ])('with the theme colour %j is refused', (value) => {
    expect(() => read(`:root { --primary:${value}; }`))
      .toThrow(`styles/tokens.css: --primary must be a colour, like #1e3a8a, not ${JSON.stringify(value)}.`);
  });

  test('without a theme colour is refused, and with any notation of one accepted', () => {
    expect(() => read(':root { /* --primary: red; */ }'))
      .toThrow('styles/tokens.css: --primary must be a colour, like #1e3a8a, not "".');
    for (const colour of ['red', 'rgb(30 58 138)', 'hsl(224 64% 33%)', 'color(display-p3 1 0 0)', '#FFF']) {
      expect(read(`:root { --primary: ${colour} }`).fill).toHaveLength(2);
    }
  });
});

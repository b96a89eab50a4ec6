import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compileColors, readBrand } from '../../../src/tools/css/brand';
import { contrastOf, luminanceOf } from '../../fixtures/contrast';
import { makeFolder, svg } from '../../fixtures/root';

const styles = join(import.meta.dirname, '../../../styles');
const sheet = readFileSync(join(styles, 'colors.css'), 'utf8');
const code = readFileSync(join(styles, 'code.css'), 'utf8');

/** Returns the custom properties of a sheet in one color scheme. `$1` selects the light color of each pair. */
function readValues(css: string, scheme: '$1' | '$2'): Record<string, string> {
  const declarations = css.replace(/light-dark\((.+?), *(.+?)\)/g, scheme).matchAll(/--([\w-]+): *([^;}]+)/g);
  const values = Object.fromEntries([...declarations].map(([, name = '', value = '']) => [name, value]));
  return Object.fromEntries(Object.entries(values).map(([name, value]) =>
    [name, values[/^var\(--(.*)\)$/.exec(value)?.[1] ?? ''] ?? value]));
}

// Foreground, background, minimum contrast: https://www.w3.org/TR/WCAG22/#contrast-enhanced and #non-text-contrast
const backgrounds = ['page', 'surface', 'surface-2'];
const pairs: [front: string[], back: string[], least: number][] = [
  [['text', 'text-muted', 'link'], backgrounds, 7],
  [['on-fill'], ['primary'], 4.5],
  [['on-tile'], ['tile'], 4.5],
  [['on-active-fill'], ['active-fill'], 4.5],
  [Object.keys(readValues(code, '$1')), backgrounds, 7],
  [['fill-edge'], backgrounds, 3],
  [['tile-line'], ['primary'], 3],
  [['tile'], ['primary'], 1.02],
];

// Colors of all hues, lightnesses and chromas, and some near the limit between white and black text.
const brands = [
  '#1e3a8a', '#000', '#111', '#777', '#767676', '#a4d', '#f5f5f5', '#fff', '#ff0', '#ea580c', 'color(display-p3 0 1 0)',
  ...[0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330].flatMap((hue) =>
    [0.08, 0.22, 0.36, 0.5, 0.64, 0.78, 0.92].flatMap((lightness) =>
      [0.04, 0.12, 0.3].map((chroma) => `oklch(${lightness} ${chroma} ${hue})`))),
];

const read = (css: string, others = {}) => readBrand(makeFolder({ 'src/site/theme.css': css, ...others }));
const readColor = (primary: string) => read(`:root { --primary: ${primary} }`);

const schemes = brands.flatMap((color) => {
  const brand = readColor(color);
  const css = `--primary:${brand.fill};${compileColors(sheet, brand)}${code}`;
  return (['$1', '$2'] as const).map((scheme) => {
    const luminances = Object.entries(readValues(css, scheme)).map(([name, value]) => [name, luminanceOf(value)]);
    return { name: `${color}, ${scheme}`, luminances: Object.fromEntries(luminances) as Record<string, number> };
  });
});

test.each(pairs)('with any brand color, %s on %s have a contrast of at least %d (F7)', (fronts, backs, least) => {
  for (const { name, luminances } of schemes) {
    const ratios = fronts.flatMap((front) => backs.map((back) => contrastOf(luminances[front]!, luminances[back]!)));
    expect(Math.min(...ratios), name).toBeGreaterThanOrEqual(least);
  }
});

test('fills have exactly the brand color, with white or black text (F7)', () => {
  for (const color of ['#1e3a8a', '#ea580c', '#facc15']) expect(readColor(color).fill).toBe(color);
  const inks = ['#c2410c', '#e5006d', '#ea580c'].map((color) => readColor(color).onFill);
  expect(inks).toEqual(['#ffffff', '#ffffff', '#030303']);
});

test.each([
  'rojo', '', 'currentColor', 'var(--primery)', '#1e3a8a80', '#1e3a8a\n  --text: #fff', 'red } a { --primary: blue',
])('theme.css must not have the brand color %j (U4)', (value) =>
  expect(() => read(`:root { /* --primary: red; */ --primary:${value}; }`)).toThrow(/theme\.css: .*--primary .*color/));

test('the brand color may have any notation, and the logo is optional (F6, F7)', () => {
  const theme = ':root { --primary: hsl(0 100% 50%); --a--primary: blue }';
  expect(read(theme, { 'assets/logo.svg': svg(20, 10) }))
    .toMatchObject({ fill: '#ff0000', logo: { ratio: 2 }, darkLogo: undefined });
});

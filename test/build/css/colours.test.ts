// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkPrimary, hexOf, linearRgb, resolveColour, tokensOf } from '../../../src/build/css/colours';

const theme = tokensOf(readFileSync(join(import.meta.dirname, '../../../styles/theme.css'), 'utf8'));
const themed = (colour: string) => new Map([['--primary', colour], ...theme]);

// Foreground on background. Minimum: https://www.w3.org/TR/WCAG22/#contrast-enhanced and #non-text-contrast
const texts = ['text on page', 'text on surface', 'text on surface-2', 'text-muted on page', 'text-muted on surface', 'text-muted on surface-2',
  'link on page', 'link on surface', 'link on surface-2', 'on-fill on fill', 'on-fill on fill-strong', 'on-fill on brand', 'on-fill on tile',
  'brand on on-fill', 'on-mask on mask-strong'];
const marks = ['fill-edge on page', 'fill-edge on surface', 'fill-edge on surface-2', 'tile-line on fill'];
const pairs = [...texts.map((pair) => [pair, 7] as const), ...marks.map((pair) => [pair, 3] as const)];

/** A Display P3 colour. `hue` in degrees, the others from 0 to 1, as in hsl(). */
function vivid(hue: number, saturation: number, lightness: number) {
  const channel = (at: number) => {
    const k = (at + hue / 30) % 12;
    return lightness - saturation * Math.min(lightness, 1 - lightness) * Math.max(-1, Math.min(k - 3, 9 - k, 1));
  };
  return `color(display-p3 ${channel(0)} ${channel(8)} ${channel(4)})`;
}
const wheel = Array.from({ length: 24 }, (_, index) => 15 * index).flatMap((hue) =>
  [0.04, 0.2, 0.3, 0.4, 0.5, 0.6, 0.75, 0.96].map((lightness, index) => vivid(hue, (hue / 15 + index) % 2 ? 1 : 0.4, lightness)));
const brands = ['#1e3a8a', '#ea580c', '#facc15', '#0a7f4f', '#e11d48', '#000', '#111', '#777', '#f5f5f5', '#fff', '#f00', '#0f0', '#00f', '#0ff', '#f0f', '#ff0'];

const luminance = ([red = 0, green = 0, blue = 0]: number[]) => 0.2126 * red + 0.7152 * green + 0.0722 * blue;
const clip = (light: number[]) => light.map((value) => Math.min(1, Math.max(0, value)));

/** The contrast ratio: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function contrast(one: number[], other: number[]) {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

describe('with any theme colour (F7)', () => {
  test.each(['light', 'dark'] as const)('texts have a contrast of 7 and edges of 3 in the %s scheme', (scheme) => {
    const failing: string[] = [];
    for (const colour of [...brands, ...wheel]) {
      const tokens = themed(colour);
      // For speed.
      for (const name of ['--brand', '--raised', '--on-fill', '--tint']) tokens.set(name, resolveColour(tokens, name));
      const known = new Map<string, number[]>();
      const light = (name: string) => known.get(name) ?? known.set(name, linearRgb(resolveColour(tokens, `--${name}`, scheme))).get(name)!;
      for (const [pair, least] of pairs) {
        const [front, back] = pair.split(' on ').map(light) as [number[], number[]];
        // An sRGB screen clips colours outside its gamut, a P3 screen shows them.
        const ratio = Math.min(contrast(front, back), contrast(clip(front), clip(back)));
        if (!(ratio >= least && front.length === 3 && back.length === 3)) failing.push(`${colour}: ${pair} ${ratio.toFixed(2)}`);
      }
    }
    expect(failing).toEqual([]);
  });

  test('greys are tinted with it, and are not brown', () => {
    for (const colour of ['#ea580c', '#facc15', '#e11d48', vivid(40, 1, 0.5)]) {
      for (const name of ['text', 'page', 'surface', 'surface-2', 'line']) {
        for (const scheme of ['light', 'dark'] as const) {
          const [red = 0, , blue = 0] = linearRgb(resolveColour(themed(colour), `--${name}`, scheme)).map((light) => light ** (1 / 2.2) * 255);
          expect(red - blue, `${name} of ${colour}`).toBeLessThan(18);
        }
      }
    }
  });

  test('dark forms of yellow are orange, not olive, and in the dark scheme a fill stays as bright', () => {
    for (const colour of ['#f59e0b', '#facc15', '#ff0']) {
      for (const name of ['link', 'fill-edge']) {
        const [red = 0, green = 0] = linearRgb(resolveColour(themed(colour), `--${name}`)).map((light) => light ** (1 / 2.2));
        expect(green / red, `${name} of ${colour}`).toBeLessThan(0.6);
      }
    }
    expect(luminance(linearRgb(resolveColour(themed('#facc15'), '--fill', 'dark')))).toBeCloseTo(luminance(linearRgb('#facc15')), 2);
  });
});

test.each([
  ['#1e3a8a', '#1e3a8a', '#fff'], // the default, which stays unchanged
  ['#facc15', '#facc15', '#030303'],
  ['#ea580c', '#ff6f33', '#030303'],
  ['#e11d48', '#961830', '#fff'],
  ['oklch(0.379059 0.137761 265.522)', '#1e3a8a', '#fff'],
])('for the theme colour %s the fill is %s and the text on it %s', (colour, fill, ink) => {
  expect([hexOf(themed(colour), '--brand'), hexOf(themed(colour), '--on-fill')]).toEqual([fill, ink]);
});

test.each([
  'rojo', '#1e3a8', '1e3a8a', '', 'none', 'currentColor', 'rgb(', 'url(x)', 'var(--primery)', '#1e3a8a80', '#1e3a8a\n  --text: #fff',
])('the theme colour %j is refused', (value) => {
  expect(() => checkPrimary(new Map([['--primary', value]]))).toThrow(`styles/tokens.css: --primary must be a colour, like #1e3a8a, not ${JSON.stringify(value)}.`);
});

test('a missing theme colour is refused, and a valid one accepted', () => {
  expect(() => checkPrimary(new Map())).toThrow('styles/tokens.css: --primary is missing; it must be a colour, like #1e3a8a.');
  for (const colour of ['red', 'rgb(30 58 138)', 'hsl(224 64% 33%)', 'color(display-p3 1 0 0)', '#FFF']) expect(() => checkPrimary(themed(colour))).not.toThrow();
});

// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkColours, contrast, contrastWarnings, pairs } from '../../src/tools/contrast.mjs';

const tokens = readFileSync(join(import.meta.dirname, '../../styles/tokens.css'), 'utf8');

describe('the contrast of', () => {
  test.each([
    ['black on white', '#000', 'white', 21],
    ['the greys on either side of the limit', '#767676', '#fff', 4.54],
    ['the greys on either side of the limit', '#777', '#fff', 4.47],
    ['what shines through', 'rgb(255 255 255 / 50%)', '#000', 5.31],
    ['what is mixed in sRGB', 'color-mix(in srgb, #000 50%, #fff)', '#fff', 3.94],
    ['what is mixed in another space', 'color-mix(in oklab, #000, #fff)', '#fff', 6],
    ['what is mixed of mixtures', 'color-mix(in oklab, color-mix(in oklch, #1e3a8a 100%, oklch(1 none none)), #1e3a8a)', '#fff', 10.36],
  ])('%s', (_, front, back, ratio) => expect(contrast(front, back)).toBeCloseTo(ratio, 1));

  test.each(['none', 'currentColor', 'rgb(', 'url(x)', ''])('%j, which is no colour, is nothing', (value) => {
    expect(contrast(value, '#fff')).toBeUndefined();
  });
});

describe('the warnings about colours (F7)', () => {
  const warningsOf = (declarations: string) => contrastWarnings(`:root { ${declarations} } @media print { :root { --text: #fff } }`);
  const warning = (front: string, ratios: string, what = 'a text needs 4.5') =>
    `styles/tokens.css: ${front} has a contrast of ${ratios}; ${what}. Change one of them, or what it is made of.`;

  test.each([
    ['are none where there is enough', '--text: #767676; --page: #fff', []],
    ['name the pair and the scheme', '--text: light-dark(#777, #fff); --page: light-dark(#fff, #000)', [warning('--text on --page', '4.47 in the light scheme')]],
    ['name both schemes', '--text: #777; --page: light-dark(#fff, #555)', [warning('--text on --page', '4.47 in the light scheme and 1.66 in the dark scheme')]],
    ['ask less of what is filled', '--fill-edge: light-dark(#8a8a8a, #999); --page: #fff', [warning('--fill-edge on --page', '2.84 in the dark scheme', 'a fill needs 3')]],
    ['follow names, however deep', '--a: #777; --b: light-dark(var(--a), color-mix(in srgb, var(--a) 0%, #000)); --text: var(--b); --page: #fff', [warning('--text on --page', '4.47 in the light scheme')]],
    ['see a scheme within a scheme and within a mixture', '--text: color-mix(in srgb, light-dark(#777, light-dark(#fff, #000)) 100%, #fff); --page: #fff', [warning('--text on --page', '4.47 in the light scheme')]],
    ['see a mixture within a scheme', '--text: light-dark(color-mix(in srgb, #777, #777), #000); --page: #fff', [warning('--text on --page', '4.47 in the light scheme')]],
    ['leave comments alone', '--text: #777; /* --text: #000; } */ --page: #fff', [warning('--text on --page', '4.47 in the light scheme and 4.47 in the dark scheme')]],
    ['say nothing of what is no colour', '--text: var(--text); --link: var(--nothing); --page: #fff', []],
  ])('%s', (_, declarations, warnings) => expect(warningsOf(declarations)).toEqual(warnings));

  test('look at colours that there are', () => {
    const named = new Set(pairs.flatMap(([, ...names]) => names));
    expect([...named].filter((name) => !tokens.includes(`${name}:`))).toEqual([]);
  });

  const themed = (colour: string) => tokens.replace(/--primary: [^;]+/, `--primary: ${colour}`);

  // Colours that teams have: all others follow from them, in both schemes.
  test.each(['#1e3a8a', '#2563eb', '#dc2626', '#0f766e', '#15803d', '#c2410c', '#9333ea', '#111827'])('are none for %s', (colour) => {
    expect(contrastWarnings(themed(colour))).toEqual([]);
  });

  test('name one cause, where that is the colour of the theme', () => {
    expect(contrastWarnings(themed('#ffd400'))).toEqual([
      'styles/tokens.css: --on-primary on --primary has a contrast of 1.43 in the light scheme and 1.43 in the dark scheme; a text needs 4.5. Take another --primary, from which the other colours follow.',
    ]);
  });

  test.each([
    ['--primary', 'rojo'], ['--primary', '#1e3a8'], ['--primary', '1e3a8a'], ['--primary', '#1e3a8a\n  --on-primary: #fff'], ['--on-primary', 'wite'], ['--link', 'var(--primery)'],
  ])('the build stops at a %s that is %j', (name, value) => {
    const broken = tokens.replace(new RegExp(`${name}: [^;]+`), `${name}: ${value}`);
    expect(() => checkColours(broken)).toThrow(`styles/tokens.css: ${name} must be a colour, like #1e3a8a, not ${JSON.stringify(value)}.`);
  });

  test('the build stops where a colour is missing, and not otherwise', () => {
    expect(() => checkColours(tokens)).not.toThrow();
    expect(() => checkColours(tokens.replace(/--primary: [^;]+;/, ''))).toThrow('styles/tokens.css: --primary is missing; it must be a colour, like #1e3a8a.');
  });
});

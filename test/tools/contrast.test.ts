// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { contrast, contrastWarnings, pairs } from '../../src/tools/contrast.mjs';

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

  // A team may have another colour, and be warned.
  test.skipIf(!tokens.includes('--primary: #1e3a8a;'))('are none for the colours as they come, and name pairs for a yellow', () => {
    expect(contrastWarnings(tokens)).toEqual([]);
    const yellow = contrastWarnings(tokens.replace('--primary: #1e3a8a;', '--primary: #ffd400;'));
    expect(yellow).toContain(warning('--on-primary on --primary', '1.43 in the light scheme and 1.43 in the dark scheme'));
  });
});

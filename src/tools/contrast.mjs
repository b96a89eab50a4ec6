// Colours that are hard to tell apart, among those that styles/tokens.css has for one another.
import { transform } from 'lightningcss';
import { defined } from './defined.mjs';
import { Mistake } from './mistake.mjs';
import { tokensOf } from './tokens.mjs';

/** @typedef {{ r: number, g: number, b: number, alpha: number }} Rgb channels from 0 to 255, alpha to 1 */

// https://www.w3.org/TR/WCAG22/#contrast-minimum and #non-text-contrast
const least = { 'a text': 4.5, 'a fill': 3 };

/** @typedef {[what: keyof typeof least, front: string, back: string]} Pair */

/** @type {Pair} */
const theme = ['a text', '--on-primary', '--primary'];

/** @type {Pair[]} */
export const pairs = [
  theme,
  ['a text', '--text', '--page'],
  ['a text', '--text', '--surface'],
  ['a text', '--text', '--surface-2'],
  ['a text', '--text-muted', '--page'],
  ['a text', '--text-muted', '--surface'],
  ['a text', '--link', '--page'],
  ['a text', '--link', '--surface'],
  ['a text', '--link', '--surface-2'],
  ['a text', '--on-fill', '--fill'],
  ['a text', '--on-fill', '--fill-strong'],
  ['a text', '--primary', '--on-fill'],
  ['a text', '--primary', '--on-fill-strong'],
  ['a text', '--on-mask', '--mask-strong'],
  ['a fill', '--fill-edge', '--page'],
  ['a fill', '--fill-edge', '--surface'],
];

const schemes = ['light', 'dark'];

/**
 * Puts the light or the dark colour in the place of each `light-dark()`.
 * @param {string} value
 * @param {number} scheme
 * @returns {string}
 */
function pickScheme(value, scheme) {
  const start = value.indexOf('light-dark(');
  if (start < 0) return value;
  const first = start + 'light-dark('.length;
  let depth = 0;
  let comma = first;
  let end = first;
  for (; depth >= 0 && end < value.length; end += 1) {
    if (value[end] === ',' && depth === 0) comma = end;
    if (value[end] === '(') depth += 1;
    if (value[end] === ')') depth -= 1;
  }
  const colour = scheme === 0 ? value.slice(first, comma) : value.slice(comma + 1, end - 1);
  return pickScheme(value.slice(0, start) + colour + value.slice(end), scheme);
}

/**
 * A value without `var()`. What refers to itself or to nothing is no colour.
 * @param {string} value
 * @param {Map<string, string>} tokens
 * @returns {string}
 */
const fill = (value, tokens) =>
  value.replace(/var\(\s*(--[\w-]+)\s*\)/g, (_, name) => {
    const others = new Map([...tokens].filter(([other]) => other !== name));
    return fill(tokens.get(name) ?? 'none', others);
  });

// Before there was any other notation: Lightning CSS works the colour out, and writes it so.
const targets = { chrome: 80 << 16 };

/**
 * @param {string} value a CSS colour
 * @returns {Rgb | undefined}
 */
function toRgb(value) {
  if (value.includes(':')) return; // two declarations, without the semicolon between them
  /** @type {Rgb | undefined} */
  let rgb;
  const rule = (/** @type {string} */ colour) => ({ filename: 'colour.css', code: Buffer.from(`a{color:${colour}}`), targets, errorRecovery: true });
  const [, worked = 'none'] = /color:\s*([^;}]+)/.exec(transform(rule(value)).code.toString()) ?? [];
  transform({
    ...rule(worked),
    visitor: { Color: (colour) => void (typeof colour === 'object' && colour.type === 'rgb' && (rgb = colour)) },
  });
  return rgb;
}

/**
 * https://www.w3.org/TR/WCAG22/#dfn-relative-luminance
 * @param {Rgb} rgb
 */
function luminance({ r, g, b }) {
  const linear = (/** @type {number} */ channel) => {
    const c = channel / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
}

/**
 * What is seen of `front` on `back`.
 * @param {Rgb} front
 * @param {Rgb} back
 */
function blend(front, back) {
  const mix = (/** @type {'r' | 'g' | 'b'} */ channel) => front.alpha * front[channel] + (1 - front.alpha) * back[channel];
  return { r: mix('r'), g: mix('g'), b: mix('b'), alpha: 1 };
}

/**
 * https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio, from 1 to 21; undefined where one of the two is no colour.
 * @param {string} front
 * @param {string} back
 */
export function contrast(front, back) {
  const [first, second] = [toRgb(front), toRgb(back)];
  if (!first || !second) return;
  const [dark, light] = [luminance(blend(first, second)), luminance(second)].sort((a, b) => a - b);
  return (defined(light, 'luminance') + 0.05) / (defined(dark, 'luminance') + 0.05);
}

/**
 * A token of a scheme, without `var()` and `light-dark()`.
 * @param {Map<string, string>} tokens
 * @param {string} name
 * @param {number} scheme
 */
const valueOf = (tokens, name, scheme) => pickScheme(fill(`var(${name})`, tokens), scheme);

/**
 * Throws a Mistake that names the first token of a pair which is no colour. `css` is the text of styles/tokens.css.
 * @param {string} css
 */
export function checkColours(css) {
  const tokens = tokensOf(css);
  const [, ink, primary] = theme;
  for (const name of new Set([primary, ink, ...pairs.flatMap(([, ...names]) => names)])) {
    const value = tokens.get(name);
    if (value === undefined) throw new Mistake(`styles/tokens.css: ${name} is missing; it must be a colour, like #1e3a8a.`);
    const isColour = schemes.every((_, scheme) => toRgb(valueOf(tokens, name, scheme)) !== undefined);
    if (!isColour) throw new Mistake(`styles/tokens.css: ${name} must be a colour, like #1e3a8a, not ${JSON.stringify(value)}.`);
  }
}

/**
 * @param {Map<string, string>} tokens
 * @param {Pair} pair
 * @param {string} cure
 */
function warn(tokens, [what, front, back], cure) {
  const failing = schemes.flatMap((name, scheme) => {
    const ratio = contrast(valueOf(tokens, front, scheme), valueOf(tokens, back, scheme));
    return ratio !== undefined && ratio < least[what] ? [`${Math.floor(ratio * 100) / 100} in the ${name} scheme`] : [];
  });
  if (failing.length === 0) return [];
  return [`styles/tokens.css: ${front} on ${back} has a contrast of ${failing.join(' and ')}; ${what} needs ${least[what]}. ${cure}`];
}

/**
 * A sentence for each pair that has less contrast than WCAG asks for, in the light scheme or in the dark one; only one
 * where the colour of the theme is the cause. `css` is the text of styles/tokens.css.
 * @param {string} css
 */
export function contrastWarnings(css) {
  const tokens = tokensOf(css);
  const cause = warn(tokens, theme, 'Take another --primary, from which the other colours follow.');
  if (cause.length > 0) return cause;
  return pairs.flatMap((pair) => warn(tokens, pair, 'Change one of them, or what it is made of.'));
}

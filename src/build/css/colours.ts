// Computes the colours of styles/tokens.css and styles/theme.css without a browser.
import { transform } from 'lightningcss';
import { defined, Mistake } from '../mistake';

/** The custom properties of the first `:root` rule of a style sheet, by name. */
export function tokensOf(css: string) {
  const [, declarations = ''] = /:root\s*\{([^}]*)\}/.exec(css.replace(/\/\*[^]*?\*\//g, '')) ?? [];
  return new Map([...declarations.matchAll(/(--[\w-]+)\s*:\s*([^;]+)/g)].map(([, name = '', value = '']) => [name, value]));
}

const targets = { hex: { chrome: 80 << 16 }, any: { chrome: 123 << 16 } }; // Chrome 80 supports no colour functions

/** Serializes a CSS colour by Lightning CSS. Returns invalid colours as they are. */
function serialize(colour: string, notation: keyof typeof targets) {
  const code = Buffer.from(`a{color:${colour}}`);
  const css = transform({ filename: 'colour.css', code, minify: true, targets: targets[notation], errorRecovery: true }).code.toString();
  return /color:([^;}]+)/.exec(css)?.[1] ?? '';
}

/**
 * The channels of a colour in another colour space and, unless it is opaque, its alpha; empty for an invalid colour. `space`
 * is written as `oklch(from`, `channels` as `l c h`.
 */
function channelsOf(colour: string, space: string, channels: string) {
  const computed = serialize(`${space} ${colour} ${channels} / alpha)`, 'any');
  if (computed.includes('from')) return [];
  const numbers = computed.match(/none|-?[\d.]+(e-?\d+)?%?(?=[\s/)])/g) ?? [];
  return numbers.map((number) => (parseFloat(number) || 0) / (number.endsWith('%') ? 100 : 1));
}

/** The linear-light red, green and blue of a colour, from 0 to 1 within the sRGB gamut. */
export const linearRgb = (colour: string) => channelsOf(colour, 'color(from', 'srgb-linear r g b');

/** The arguments of the CSS function whose bracket opens right before `start`, and the index after its end. */
function splitArguments(text: string, start: number) {
  const parts = [''];
  let end = start;
  for (let depth = 1; depth > 0 && end < text.length; end += 1) {
    const character = text.charAt(end);
    depth += character === '(' ? 1 : character === ')' ? -1 : 0;
    if (depth === 1 && /[\s,]/.test(character)) parts.push('');
    else if (depth > 0) parts.push(parts.pop() + character);
  }
  return { parts: parts.filter(Boolean), end };
}

/** The value of a token in a colour scheme, without `var()`, `light-dark()` and relative colours. */
export function resolveColour(tokens: Map<string, string>, name: string, scheme: 'light' | 'dark' = 'light') {
  const substitute = (value: string): string =>
    value.replace(/var\((--[\w-]+)\)/g, (_, name) => substitute(defined(tokens.get(name), name)));
  let value = substitute(`var(${name})`);
  for (;;) {
    const [, call, space] = /.*(light-dark\(|(ok\w+)\(\s*from )/s.exec(value) ?? []; // the last one is innermost
    if (!call) return value;
    const start = value.lastIndexOf(call);
    const { parts: [first = '', ...rest], end } = splitArguments(value, start + call.length);
    let solved = scheme === 'light' ? first : rest.join(' ');
    if (space) {
      // Lightning CSS evaluates nested functions of numbers, but not of channels.
      const channels = space === 'oklch' ? ['l', 'c', 'h'] : ['l', 'a', 'b'];
      const numbers = channelsOf(first, `${space}(from`, channels.join(' '));
      solved = `${space}(${rest.join(' ').replace(/\b[a-z]\b/g, (letter) => String(numbers[channels.indexOf(letter)]))})`;
    }
    value = value.slice(0, start) + solved + value.slice(end);
  }
}

/** The value of a token in the light scheme in hexadecimal notation, which every SVG renderer supports. */
export const hexOf = (tokens: Map<string, string>, name: string) => serialize(resolveColour(tokens, name), 'hex');

/** Throws a Mistake if the theme colour, which the team chooses, is missing or invalid. */
export function checkPrimary(tokens: Map<string, string>) {
  const value = tokens.get('--primary');
  if (value === undefined) throw new Mistake('styles/tokens.css: --primary is missing; it must be a colour, like #1e3a8a.');
  if (linearRgb(value).length !== 3) throw new Mistake(`styles/tokens.css: --primary must be a colour, like #1e3a8a, not ${JSON.stringify(value)}.`);
}

// What the colours of styles/tokens.css are, where there is no browser to work them out.
import { transform } from 'lightningcss';
import { defined, Mistake } from './mistake';

/** The custom properties of the first rule of a style sheet, by name. */
export function tokensOf(css: string) {
  const [, declarations = ''] = /:root\s*\{([^}]*)\}/.exec(css.replace(/\/\*[^]*?\*\//g, '')) ?? [];
  return new Map([...declarations.matchAll(/(--[\w-]+)\s*:\s*([^;]+)/g)].map(([, name = '', value = '']) => [name, value]));
}

const targets = { hex: { chrome: 80 << 16 }, any: { chrome: 123 << 16 } }; // a browser that knows no other notation, and one that does

/** A CSS colour as Lightning CSS works it out, or as it was where it is none. */
function compute(colour: string, notation: keyof typeof targets) {
  const code = Buffer.from(`a{color:${colour}}`);
  const css = transform({ filename: 'colour.css', code, minify: true, targets: targets[notation], errorRecovery: true }).code.toString();
  return /color:([^;}]+)/.exec(css)?.[1] ?? '';
}

/**
 * The numbers of a colour in a space, and its opacity where it has one; none where it is no colour. The space is written
 * as `oklch(from`, its channels as `l c h`.
 */
function numbersOf(colour: string, space: string, channels: string) {
  const computed = compute(`${space} ${colour} ${channels} / alpha)`, 'any');
  if (computed.includes('from')) return [];
  const numbers = computed.match(/none|-?[\d.]+(e-?\d+)?%?(?=[\s/)])/g) ?? [];
  return numbers.map((number) => (parseFloat(number) || 0) / (number.endsWith('%') ? 100 : 1));
}

/** The red, green and blue light of a colour, from 0 to 1 where common screens show it. */
export const lightOf = (colour: string) => numbersOf(colour, 'color(from', 'srgb-linear r g b');

/** The arguments of the function whose bracket opens right before `start`, and where it ends. */
function readArguments(text: string, start: number) {
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

/** A token of a scheme without `var()`, `light-dark()` and `from`. */
export function resolveColour(tokens: Map<string, string>, name: string, scheme: 'light' | 'dark' = 'light') {
  const fill = (value: string): string => value.replace(/var\((--[\w-]+)\)/g, (_, name) => fill(defined(tokens.get(name), name)));
  let value = fill(`var(${name})`);
  for (;;) {
    const [, call, space] = /.*(light-dark\(|(ok\w+)\(\s*from )/s.exec(value) ?? []; // the last is within all others
    if (!call) return value;
    const start = value.lastIndexOf(call);
    const { parts: [first = '', ...rest], end } = readArguments(value, start + call.length);
    let solved = scheme === 'light' ? first : rest.join(' ');
    if (space) {
      // Lightning CSS works out no function within a function of a channel, but it does of numbers.
      const channels = space === 'oklch' ? ['l', 'c', 'h'] : ['l', 'a', 'b'];
      const numbers = numbersOf(first, `${space}(from`, channels.join(' '));
      solved = `${space}(${rest.join(' ').replace(/\b[a-z]\b/g, (letter) => String(numbers[channels.indexOf(letter)]))})`;
    }
    value = value.slice(0, start) + solved + value.slice(end);
  }
}

/** A token of the light scheme, as programs know it that draw images. */
export const hexOf = (tokens: Map<string, string>, name: string) => compute(resolveColour(tokens, name), 'hex');

/** Throws a Mistake when the colour of the theme, the one that a team writes, is none. */
export function checkPrimary(tokens: Map<string, string>) {
  const value = tokens.get('--primary');
  if (value === undefined) throw new Mistake('styles/tokens.css: --primary is missing; it must be a colour, like #1e3a8a.');
  if (lightOf(value).length !== 3) throw new Mistake(`styles/tokens.css: --primary must be a colour, like #1e3a8a, not ${JSON.stringify(value)}.`);
}

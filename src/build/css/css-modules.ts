import { readdirSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import type { Plugin } from 'esbuild';
import { type CSSModulesConfig, Features, transform, type Url } from 'lightningcss';
import { defined, Mistake, readText } from '../mistake';

// These have light-dark(), which Lightning CSS would expand for older browsers.
const version = (major: number, minor = 0) => (major << 16) | (minor << 8);
const targets = { chrome: version(123), firefox: version(120), safari: version(17, 5) };

// Keeps the vendor prefixes that are written and adds no others.
const options = { targets, exclude: Features.VendorPrefixes, drafts: { customMedia: true } };

// Keyframes, containers and grid areas are shared between style sheets, so only classes are renamed.
const onlyClasses = { animation: false, container: false, grid: false, customIdents: false };

const suffix = '.module.css';
const alphabet = 'abcdefghijklmnopqrstuvwxyz';

/** a, b, … z, a1, b1, …: the first 260 names have one or two characters. */
function shortName(index: number) {
  const round = Math.floor(index / alphabet.length);
  return `${alphabet[index % alphabet.length]}${round > 0 ? round : ''}`;
}

/** A text as a CSS string. */
export const cssString = (text: string) => `'${text.replace(/['\\\n]/g, (character) => `\\${character.charCodeAt(0).toString(16)} `)}'`;

// A block for print in a minified sheet. One that is nested deeper stays with the other rules, where it does the same.
const code = /(?:[^{}"]|"(?:[^"\\]|\\.)*")*/.source;
const printBlock = new RegExp(`@media print\\{(?:${code}\\{${code}(?:\\{${code}\\}${code})*\\})*\\}`, 'g');

type Sheet = { file: string; text: string; media: string; resolveUrl: (url: string) => string };

/** Compiles a style sheet. `media` declares its custom media queries. Throws a Mistake with the file and the line. */
function compile({ file, text, media, resolveUrl }: Sheet, modules?: CSSModulesConfig) {
  let line = 0;
  const Url = (url: Url) => {
    ({ line } = url.loc);
    return { ...url, url: resolveUrl(url.url) };
  };
  try {
    return transform({ filename: file.replace('.module', ''), code: Buffer.from(media + text), cssModules: modules, visitor: { Url }, ...options });
  } catch (error) {
    if (error instanceof SyntaxError && 'loc' in error) ({ line } = error.loc as { line: number });
    else if (!(error instanceof Mistake)) throw error;
    throw new Mistake(`styles/${file}:${line - media.split('\n').length + 1}: ${error.message}`);
  }
}

/**
 * Compiles the style sheets of a folder, once, so that the script and the prerendered pages have the same class names.
 * Returns an esbuild `plugin` for `import * as styles from 'NAME.module.css'`, the minified `sheet`, which has `values` as
 * custom properties, and the `printSheet` with its rules for print. Classes are `NAME-local`, or short if `isShort`.
 * `resolveUrl` gives the address of a `url()`.
 */
export function cssModules(folder: string, isShort: boolean, values: Record<string, string | number> = {}, resolveUrl = (url: string) => url) {
  const read = (name: string) => readText(dirname(folder), `${basename(folder)}/${name}`);
  const media = read('media.css');
  const compileFile = (file: string, modules?: CSSModulesConfig) => compile({ file, text: read(file), media, resolveUrl }, modules);
  const files = readdirSync(folder).filter((name) => name.endsWith(suffix)).sort();
  const modules = new Map<string, { code: string; names: { local: string; name: string }[] }>();
  const shortNames = new Map<string, string>();

  for (const file of files) {
    const { code, exports } = compileFile(file, { pattern: '[name]-[local]', ...onlyClasses });
    const locals = Object.entries(exports || {}).sort();
    const names = locals.map(([local, { name }]) => ({ local, name }));
    for (const { name } of names) shortNames.set(name, isShort ? shortName(shortNames.size) : name);
    modules.set(file, { code: code.toString(), names });
  }

  const [tokens, theme, ...globals] = ['tokens.css', 'theme.css', 'base.css', 'controls.css', 'crossing.css'].map((file) => compileFile(file).code.toString());

  const shorten = (code: string) => code.replace(/\b[A-Z]\w*-\w+\b/g, (name) => shortNames.get(name) ?? name);
  const properties = Object.entries(values).map(([name, value]) => `--${name}:${value};`);
  const root = `:root{${properties.join('')}}`;
  const components = [...modules.values()].map(({ code }) => shorten(code));
  const all = transform({
    filename: 'site.css',
    code: Buffer.from([tokens, theme, root, ...globals, ...components].join('\n')),
    minify: true,
    ...options,
  }).code.toString();
  const sheet = all.replace(printBlock, '').replaceAll('</', '<\\/'); // `</style>` in a string would end the element
  const printSheet = [...all.matchAll(printBlock)].join('');

  const plugin: Plugin = {
    name: 'css-modules',
    setup(build) {
      build.onLoad({ filter: /\.module\.css$/ }, ({ path }) => {
        const { names } = defined(modules.get(basename(path)), path);
        const lines = names.map(({ local, name }) => `export const ${local} = ${JSON.stringify(shortNames.get(name))};`);
        return { contents: lines.join('\n'), loader: 'js' };
      });
    },
  };

  return { plugin, sheet, printSheet };
}

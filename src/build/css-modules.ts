// All CSS of the site, compiled once, so that the script and the prerendered pages agree on the class names.
import { readdirSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import type { Plugin } from 'esbuild';
import { type CSSModulesConfig, Features, transform } from 'lightningcss';
import { defined, Mistake, readNeeded } from './mistake';

// Below these, Lightning CSS rewrites light-dark() into something larger.
const version = (major: number, minor = 0) => (major << 16) | (minor << 8);
const targets = { chrome: version(123), firefox: version(120), safari: version(17, 5) };

// The prefixes that are written stay, and no others come.
const options = { targets, exclude: Features.VendorPrefixes, drafts: { customMedia: true } };

// Keyframes, containers and grid areas keep their names: a module uses those of other stylesheets too.
const onlyClasses = { animation: false, container: false, grid: false, customIdents: false };

const suffix = '.module.css';
const letters = 'abcdefghijklmnopqrstuvwxyz';

/** a, b, … z, a1, b1, …: names of one or two characters for the first 260. */
function shortName(index: number) {
  const round = Math.floor(index / letters.length);
  return `${letters[index % letters.length]}${round > 0 ? round : ''}`;
}

/** A text as CSS writes it. */
export const cssString = (text: string) => `'${text.replace(/['\\\n]/g, (character) => `\\${character.charCodeAt(0).toString(16)} `)}'`;

/**
 * Compiles the stylesheet `text` of `file`, which uses what `media` names. Throws a Mistake with the file and the line.
 */
function compile(file: string, text: string, media: string, modules?: CSSModulesConfig) {
  try {
    return transform({ filename: file.replace('.module', ''), code: Buffer.from(media + text), cssModules: modules, ...options });
  } catch (error) {
    if (!(error instanceof SyntaxError && 'loc' in error)) throw error;
    const { line } = error.loc as { line: number };
    throw new Mistake(`styles/${file}:${line - media.split('\n').length + 1}: ${error.message}`);
  }
}

/**
 * Compiles the stylesheets of a folder. Returns an esbuild plugin that turns `import * as styles from
 * 'NAME.module.css'` into class names, `NAME-local` or, when `isShort`, as short as can be; and the one minified
 * `sheet`: tokens, `values`, which become custom properties, base, controls, then the modules by name.
 */
export function cssModules(folder: string, isShort: boolean, values: Record<string, string | number> = {}) {
  const read = (name: string) => readNeeded(dirname(folder), `${basename(folder)}/${name}`).toString();
  const media = read('media.css');
  const files = readdirSync(folder).filter((name) => name.endsWith(suffix)).sort();
  const modules = new Map<string, { code: string; names: { local: string; name: string }[] }>();
  const shortNames = new Map<string, string>();

  for (const file of files) {
    const { code, exports } = compile(file, read(file), media, { pattern: '[name]-[local]', ...onlyClasses });
    const locals = Object.entries(exports || {}).sort();
    const names = locals.map(([local, { name }]) => ({ local, name }));
    for (const { name } of names) shortNames.set(name, isShort ? shortName(shortNames.size) : name);
    modules.set(file, { code: code.toString(), names });
  }

  for (const file of ['tokens.css', 'base.css', 'controls.css']) compile(file, read(file), media); // alone, its lines are its own

  const shorten = (code: string) => code.replace(/\b[A-Z]\w*-\w+\b/g, (name) => shortNames.get(name) ?? name);
  const properties = Object.entries(values).map(([name, value]) => `--${name}:${value};`);
  const root = `:root{${properties.join('')}}`;
  const components = [...modules.values()].map(({ code }) => shorten(code));
  const code = [media, read('tokens.css'), root, read('base.css'), read('controls.css'), ...components];
  const sheet = transform({
    filename: 'site.css',
    code: Buffer.from(code.join('\n')),
    minify: true,
    ...options,
  }).code.toString().replaceAll('</', '<\\/'); // which would end the element that the sheet stands in

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

  return { plugin, sheet };
}

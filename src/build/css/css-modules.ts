import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'esbuild';
import { Features, type Selector, transform, type Url } from 'lightningcss';
import { Mistake } from '../mistake';

// These have light-dark(), which Lightning CSS would expand for older browsers.
const version = (major: number, minor = 0) => (major << 16) | (minor << 8);
const targets = { chrome: version(123), firefox: version(120), safari: version(17, 5) };

// Keeps the vendor prefixes that are written and adds no others.
const exclude = Features.VendorPrefixes;

const suffix = '.module.css';
const globalSheets = ['base.css', 'controls.css'];
const viewer = 'Viewer.module.css'; // the only component that nothing shows before the script runs
const alphabet = 'abcdefghijklmnopqrstuvwxyz';

/** a, b, … z, a1, b1, …: the first 260 names have one or two characters. */
function shortName(index: number) {
  const round = Math.floor(index / alphabet.length);
  return `${alphabet[index % alphabet.length]}${round > 0 ? round : ''}`;
}

/** A text as a CSS string. */
export const cssString = (text: string) =>
  `'${text.replace(/['\\\n]/g, (character) => `\\${character.charCodeAt(0).toString(16)} `)}'`;

/** Gives the published name of a class in a style sheet. */
type NameOf = (written: string) => string;

/** Renames the classes of a selector, also those in its `:is()`, `:not()` and `:has()`. */
const renameClasses = (selector: Selector, nameOf: NameOf): Selector =>
  selector.map((part) => {
    if (part.type === 'class') return { ...part, name: nameOf(part.name) };
    if (!('selectors' in part) || !part.selectors) return part;
    const inner = part.selectors as Selector[];
    return { ...part, selectors: inner.map((selector) => renameClasses(selector, nameOf)) } as typeof part;
  });

type Sheet = { file: string; text: string; media: string; resolveUrl: (url: string) => string; nameOf: NameOf };

/** Compiles a style sheet. `media` declares its custom media queries. Throws a Mistake with the file and the line. */
function compile({ file, text, media, resolveUrl, nameOf }: Sheet): string {
  let line = 0;
  const visitor = {
    Url(url: Url) {
      ({ line } = url.loc);
      return { ...url, url: resolveUrl(url.url) };
    },
    Selector: (selector: Selector) => renameClasses(selector, nameOf),
  };
  try {
    // Without targets: with a visitor, Lightning CSS writes :is() around lists of pseudo-elements that a target lacks.
    const resolved = { drafts: { customMedia: true }, include: Features.CustomMediaQueries };
    return transform({ filename: file, code: Buffer.from(media + text), visitor, exclude, ...resolved }).code.toString();
  } catch (error) {
    if (error instanceof SyntaxError && 'loc' in error) ({ line } = error.loc as { line: number });
    else if (!(error instanceof Mistake)) throw error;
    throw new Mistake(`styles/${file}:${line - media.split('\n').length + 1}: ${error.message}`);
  }
}

const minify = (code: string) =>
  transform({ filename: 'site.css', code: Buffer.from(code), minify: true, targets, exclude })
    .code.toString().replaceAll('</', '<\\/'); // `</style>` in a string would end the element

/**
 * Compiles the style sheets of a folder, once, so that the script and the prerendered pages have the same class names.
 * Returns an esbuild `plugin` for `import * as styles from 'NAME.module.css'`, the minified `sheet`, which has `values` as
 * custom properties, and the `lateSheet` of what is not needed to show a page: the viewer, view transitions, print. Classes
 * are `NAME-local`, as print.css writes them, or short if `isShort`.
 * `resolveUrl` gives the address of a `url()`.
 */
export function cssModules(
  folder: string,
  isShort: boolean,
  values: Record<string, string | number> = {},
  resolveUrl = (url: string) => url,
) {
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  const media = read('media.css');
  const compileFile = (file: string, nameOf: NameOf = (written) => written) =>
    compile({ file, text: read(file), media, resolveUrl, nameOf });

  const components = readdirSync(folder).filter((name) => name.endsWith(suffix)).sort();
  const names = new Map<string, string>(); // published names by NAME-local
  const modules = new Map<string, Map<string, string>>(); // and by local, of each file

  const compileModule = (file: string) => {
    const locals = new Map<string, string>();
    modules.set(file, locals);
    return compileFile(file, (local) => {
      const name = `${file.replace(suffix, '')}-${local}`;
      if (!names.has(name)) names.set(name, isShort ? shortName(names.size) : name);
      locals.set(local, names.get(name)!);
      return names.get(name)!;
    });
  };

  const root = Object.entries(values).map(([name, value]) => `--${name}:${value};`).join('');
  const sheet = minify([
    ...['tokens.css', 'theme.css'].map((file) => compileFile(file)),
    `:root{${root}}`,
    ...globalSheets.map((file) => compileFile(file)),
    ...components.filter((file) => file !== viewer).map(compileModule),
  ].join('\n'));
  const lateSheet = minify([
    compileModule(viewer),
    compileFile('crossing.css'),
    `@media print{${compileFile('print.css', (name) => names.get(name) ?? name)}}`,
  ].join('\n'));

  const plugin: Plugin = {
    name: 'css-modules',
    setup(build) {
      build.onLoad({ filter: /\.module\.css$/ }, ({ path }) => {
        const locals = modules.get(basename(path))!;
        const lines = [...locals].map(([local, name]) => `export const ${local} = ${JSON.stringify(name)};`);
        return { contents: lines.join('\n'), loader: 'js' };
      });
    },
  };

  return { plugin, sheet, lateSheet };
}

import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'esbuild';
import { Features, transform } from 'lightningcss';
import { Mistake } from '../builder/mistake';

// The first with popovers, round() and text-wrap: balance, as README.md says.
const targets = { chrome: 125 << 16, firefox: 125 << 16, safari: (17 << 16) | (5 << 8) };
const exclude = Features.VendorPrefixes; // prefixes stay as they are written; none are added

const suffix = '.module.css';
const viewer = `Viewer${suffix}`; // the only component that nothing shows before the script runs

/**
 * Compiles the style sheets of a folder, once, so that the script and the prerendered pages have the same class names:
 * `NAME-class`, or short ones if `isShort`. `derived` are the styles that follow from the sources. Returns an esbuild
 * `plugin` for `import * as styles from 'NAME.module.css'`, the minified `sheet`, and the `lateSheet` of what is not
 * needed to show a page: the viewer, view transitions, print. Throws a Mistake with the file, and the line of an error
 * of syntax.
 */
export function cssModules(
  folder: string,
  isShort: boolean,
  derived = '',
  resolveUrl = (url: string) => url,
) {
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const media = read('media.css').replaceAll('\n', ' '); // one line, so that the lines of mistakes are right
  const names = new Map<string, string>(); // of classes: published ones by COMPONENT-class, as print.css writes them

  function compile(file: string) {
    const text = read(file);
    try {
      if (/@import\b/.test(text)) throw new Mistake('@import is not possible; write the rules here');
      return transform({
        filename: file,
        code: Buffer.from(media + text),
        // Without targets: with a visitor, Lightning CSS writes :is() around pseudo-elements that a target lacks.
        drafts: { customMedia: true },
        include: Features.CustomMediaQueries,
        exclude,
        cssModules: file.endsWith(suffix) && {
          pattern: `${basename(file, suffix)}-[local]`,
          animation: false, container: false, customIdents: false, grid: false,
        },
        visitor: { Url: (url) => ({ ...url, url: resolveUrl(url.url) }) },
      }).code.toString();
    } catch (error) {
      if (!(error instanceof Mistake || error instanceof SyntaxError)) throw error;
      const line = 'loc' in error ? `:${(error.loc as { line: number }).line}` : '';
      throw new Mistake(`styles/${file}${line}: ${error.message}`);
    }
  }

  function publish(component: string, local: string) {
    if (!/^[a-z_]\w*$/i.test(local)) {
      throw new Mistake(`styles/${component}${suffix}: .${local} must be a name of JavaScript, like .memberCard`);
    }
    const name = `${component}-${local}`;
    if (!names.has(name)) names.set(name, isShort ? `c${names.size.toString(36)}` : name);
    return `.${names.get(name)}`;
  }

  const minify = (code: string) =>
    transform({ filename: 'site.css', code: Buffer.from(code), minify: true, targets, exclude }).code.toString()
      // Not in texts and addresses. Ids stay as they are written.
      .replace(/"(?:\\.|[^"])*"|url\([^)]*\)|([.#])([A-Z]\w*)-([\w-]+)/g, (found, sign, component, local) => (
        !sign ? found : sign === '.' ? publish(component, local) : `#${local}`))
      .replaceAll('</', '<\\/'); // `</style>` in a string would end the element

  const components = readdirSync(folder).filter((file) => file.endsWith(suffix) && file !== viewer).sort();
  const misnamed = components.find((file) => !/^[A-Z]\w*\.module\.css$/.test(file));
  if (misnamed) throw new Mistake(`styles/${misnamed}: must be named as its component, like Clients.module.css`);
  const sheet = minify([
    compile('tokens.css'),
    compile('theme.css'),
    derived,
    compile('base.css'),
    compile('controls.css'),
    ...components.map(compile),
  ].join('\n'));
  const lateSheet = minify([
    compile(viewer),
    compile('view-transitions.css'),
    `@media print{${compile('print.css')}}`,
  ].join('\n'));

  const plugin: Plugin = {
    name: 'css-modules',
    setup(build) {
      build.onLoad({ filter: /\.module\.css$/ }, ({ path }) => {
        const prefix = `${basename(path, suffix)}-`;
        const own = [...names].filter(([name]) => name.startsWith(prefix));
        const lines = own.map(([name, published]) => `export const ${name.slice(prefix.length)} = '${published}';`);
        return { contents: lines.join('\n'), loader: 'js' };
      });
    },
  };

  return { plugin, sheet, lateSheet };
}

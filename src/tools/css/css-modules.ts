import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import type { Plugin } from 'esbuild';
import { browserslistToTargets, Features, type Selector, transform, type Visitor } from 'lightningcss';
import { oldestBrowsers } from '../common/browsers';
import { listFiles } from '../common/folder';
import { Mistake } from '../common/mistake';

const targets = browserslistToTargets(oldestBrowsers);
const exclude = Features.VendorPrefixes; // prefixes stay as they are written; none are added

const notPossible = 'is not possible; write the rules here';

const suffix = '.module.css';
const viewer = `styles/Viewer${suffix}`; // the only component that nothing shows before the script runs

/** A selector with other names of its classes, also of those in `:is()`, `:has()`, `:nth-child(2 of …)` and so on. */
const renamed = (selector: Selector, rename: (name: string) => string): Selector => selector.map((part) => {
  if (part.type === 'class') return { ...part, name: rename(part.name) };
  const inner = ['selectors', 'of'].find((key) => Array.isArray((part as never)[key]));
  return inner ? { ...part, [inner]: (part[inner as never] as Selector[]).map((one) => renamed(one, rename)) } : part;
});

/** Exports classes by names such as `aria-x`, which JavaScript allows in quotes. esbuild inlines the constants. */
function exportsOf(classes: [name: string, published: string][]) {
  const constants = classes.map(([, published], index) => `const c${index} = '${published}';`);
  const exported = classes.map(([name], index) => `c${index} as ${JSON.stringify(name)}`);
  return `${constants.join('\n')}\nexport { ${exported.join(', ')} };`;
}

/** The style sheets of the program and of the team, by their paths in the project, in their order. */
function findSheets(root: string) {
  const own = existsSync(join(root, 'src/site')) ? listFiles(join(root, 'src/site')).sort() : [];
  const misplaced = own.find((file) => file.endsWith('.css') && !file.endsWith(suffix) && file !== 'theme.css');
  if (misplaced) throw new Mistake(`src/site/${misplaced}: must be theme.css, or end in ${suffix} and be imported`);
  const ofProgram = readdirSync(join(root, 'styles')).sort().map((file) => `styles/${file}`);
  return [...ofProgram, ...own.map((file) => `src/site/${file}`)].filter((file) => file.endsWith(suffix));
}

/**
 * Compiles the style sheets, once, so that the script and the prerendered pages have the same class names:
 * `Component-class`, or short ones if `isShort`. `resolveUrl` gives the address of a `url()` in a file of a folder.
 * Returns an esbuild `plugin` for `import * as styles from 'NAME.module.css'`; `sheetWith`, which returns the minified
 * sheet with `derived` styles; and the `lateSheet` of what is not needed to show a page: the viewer, the current
 * section, view transitions, print. Throws a Mistake with the file, and the line of an error of syntax.
 */
export function cssModules(root: string, isShort: boolean, resolveUrl = (url: string, _folder: string) => url) {
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const media = read('styles/media.css').replaceAll('\n', ' '); // one line, so that the lines of mistakes are right
  const modules = new Map<string, Map<string, string>>(); // the names of classes, and the published ones, by file
  const animations = new Map<string, string>(); // the files of keyframes, by name
  let count = 0;

  /** Refuses keyframes whose name another file has: they would replace those. */
  function checkKeyframes(name: string, file: string) {
    const other = animations.get(name) ?? file;
    if (other !== file) throw new Mistake(`${other} has @keyframes ${name} too; choose another name`);
    animations.set(name, file);
  }

  function publish(file: string, name: string) {
    const names = modules.get(file) ?? new Map<string, string>();
    modules.set(file, names);
    const component = file.slice(0, -suffix.length).replace(/^(styles|src)\//, '').replaceAll('/', '-');
    if (!names.has(name)) names.set(name, isShort ? `c${(count++).toString(36)}` : `${component}-${name}`);
    return names.get(name)!;
  }

  function compile(file: string) {
    function nameOf(name: string) {
      if (file.endsWith(suffix)) return publish(file, name);
      const [, component, local] = /^([A-Z]\w*)-(.+)/.exec(name) ?? []; // of a component, as print.css writes it
      return component && local ? publish(`styles/${component}${suffix}`, local) : name;
    }
    const visitor: Visitor<never> = {
      Selector: (selector) => renamed(selector, nameOf),
      Url: (url) => ({ ...url, url: resolveUrl(url.url, dirname(join(root, file))) }),
      Declaration: { composes() { throw new Mistake(`composes ${notPossible}`); } },
      Rule: { keyframes: ({ value: { name } }) => checkKeyframes(name.value, file) },
    };
    try {
      return transform({
        filename: file,
        code: Buffer.from(media + read(file)),
        // Without targets: with a visitor, Lightning CSS writes :is() around pseudo-elements that a target lacks.
        drafts: { customMedia: true },
        include: Features.CustomMediaQueries,
        exclude,
        visitor,
      }).code.toString();
    } catch (error) {
      if (!(error instanceof Mistake || error instanceof SyntaxError)) throw error;
      const line = 'loc' in error ? `:${(error.loc as { line: number }).line}` : '';
      // The rules of media.css are before it.
      const why = error.message.startsWith('@import rules must precede') ? `@import ${notPossible}` : error.message;
      throw new Mistake(`${file}${line}: ${why}`);
    }
  }

  const minify = (code: string) =>
    transform({ filename: 'site.css', code: Buffer.from(code), minify: true, targets, exclude }).code.toString()
      .replaceAll('</', '<\\/'); // `</style>` in a string would end the element

  const theme = compile('styles/theme.css');
  const own = compile('src/site/theme.css');
  const components = findSheets(root).filter((file) => file !== viewer);
  const rules = ['styles/base.css', 'styles/controls.css', ...components].map(compile).join('\n');
  const lateSheet = minify([
    compile(viewer),
    compile('styles/current-section.css'),
    compile('styles/view-transitions.css'),
    `@media print{${compile('styles/print.css')}}`,
  ].join('\n'));

  const plugin: Plugin = {
    name: 'css-modules',
    setup(build) {
      build.onLoad({ filter: /\.module\.css$/ }, ({ path }) => {
        const classes = modules.get(relative(realpathSync(root), path).replaceAll(sep, '/')) ?? [];
        return { contents: exportsOf([...classes]), loader: 'js' };
      });
    },
  };

  return { plugin, lateSheet, sheetWith: (derived: string) => minify([theme, derived, own, rules].join('\n')) };
}

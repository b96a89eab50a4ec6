import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import type { Plugin } from 'esbuild';
import { browserslistToTargets, Features, type Selector, transform, type Visitor } from 'lightningcss';
import { oldestBrowsers } from '../common/browsers';
import { listFiles } from '../common/folder';
import { Mistake } from '../common/mistake';

const targets = browserslistToTargets(oldestBrowsers);
const exclude = Features.VendorPrefixes; // neither adds nor removes prefixes

const notPossible = 'is not possible; write the rules here';

const suffix = '.module.css';
const viewer = `styles/Viewer${suffix}`; // the only component that is not visible before the script runs

/** Also renames classes in `:is()`, `:nth-child(2 of …)` and so on. */
const renamed = (selector: Selector, rename: (name: string) => string): Selector => selector.map((part) => {
  if (part.type === 'class') return { ...part, name: rename(part.name) };
  const inner = ['selectors', 'of'].find((key) => Array.isArray((part as never)[key]));
  return inner ? { ...part, [inner]: (part[inner as never] as Selector[]).map((one) => renamed(one, rename)) } : part;
});

/** Quoted exports, since a name may be `aria-x`. The constants let esbuild inline the values. */
function exportsOf(classes: [name: string, published: string][]) {
  const constants = classes.map(([, published], index) => `const c${index} = '${published}';`);
  const exported = classes.map(([name], index) => `c${index} as ${JSON.stringify(name)}`);
  return `${constants.join('\n')}\nexport { ${exported.join(', ')} };`;
}

/** Returns them in cascade order. Throws a Mistake for a misplaced style sheet. */
function findSheets(root: string) {
  const own = existsSync(join(root, 'src/site')) ? listFiles(join(root, 'src/site')).sort() : [];
  const misplaced = own.find((file) => file.endsWith('.css') && !file.endsWith(suffix) && file !== 'theme.css');
  if (misplaced) throw new Mistake(`src/site/${misplaced}: must be theme.css, or end in ${suffix} and be imported`);
  const ofProgram = readdirSync(join(root, 'styles')).sort().map((file) => `styles/${file}`);
  return [...ofProgram, ...own.map((file) => `src/site/${file}`)].filter((file) => file.endsWith(suffix));
}

/**
 * Compiles the style sheets once, so that script and prerendered pages have the same class names. `lateSheet` has what
 * the first display does not need. Throws a Mistake with the file and the line of a syntax error.
 */
export function cssModules(root: string, isShort: boolean, resolveUrl = (url: string, _folder: string) => url) {
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const media = read('styles/media.css').replaceAll('\n', ' '); // one line, to keep line numbers
  const modules = new Map<string, Map<string, string>>(); // class names to published ones, by file
  const animations = new Map<string, string>(); // keyframe names to files
  let count = 0;

  /** Keyframe names are global: the last one would replace others. */
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
      const [, component, local] = /^([A-Z]\w*)-(.+)/.exec(name) ?? []; // print.css writes Component-class
      if (!component || !local || file.startsWith('src/site/')) return name;
      const published = modules.get(`styles/${component}${suffix}`)?.get(local);
      if (!published) throw new Mistake(`styles/${component}${suffix} has no class ${local}`);
      return published;
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
        // No targets: with a visitor, Lightning CSS would wrap pseudo-elements that a target lacks in :is().
        drafts: { customMedia: true },
        include: Features.CustomMediaQueries,
        exclude,
        visitor,
      }).code.toString();
    } catch (error) {
      if (!(error instanceof Mistake || error instanceof SyntaxError)) throw error;
      const line = 'loc' in error ? `:${(error.loc as { line: number }).line}` : '';
      // An @import fails with this message, since media.css precedes it.
      const why = error.message.startsWith('@import rules must precede') ? `@import ${notPossible}` : error.message;
      throw new Mistake(`${file}${line}: ${why}`);
    }
  }

  const minify = (code: string) =>
    transform({ filename: 'site.css', code: Buffer.from(code), minify: true, targets, exclude }).code.toString()
      .replaceAll('</', '<\\/'); // </style> in a string would close the element

  const theme = compile('styles/theme.css');
  const own = compile('src/site/theme.css');
  const components = findSheets(root).filter((file) => file !== viewer);
  const rules = ['styles/base.css', 'styles/controls.css', ...components].map(compile).join('\n');
  const lateSheet = minify([
    compile(viewer),
    compile('styles/current-section.css'),
    compile('styles/pointer.css'),
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

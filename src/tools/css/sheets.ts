import type { Plugin } from 'esbuild';
import { browserslistToTargets, Features, transform, type UrlDependency } from 'lightningcss';
import { readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { Mistake } from '../mistake';

/** The first browsers with popovers, `light-dark()`, `round()` and `text-wrap: balance`. README.md lists them. */
export const oldestBrowsers = ['chrome 125', 'firefox 125', 'safari 17.5'];

export const moduleSuffix = '.module.css';

const modules = { pattern: '[name]-[local]', animation: false, grid: false, container: false, customIdents: false };

/** The prefix of published class names, from the path in `styles/` or `src/`. */
const prefixOf = (file: string) => file.replace(moduleSuffix, '').replace(/^(styles|src)\//, '').replace(/\W+/g, '-');

/** `classes` are the class names of a module and their published names. `publish` returns the URL of a file. */
export function compileSheet(root: string, file: string, publish = (path: string) => path) {
  const path = join(root, file);
  const media = readFileSync(join(root, 'styles/media.css'), 'utf8').replaceAll('\n', ' '); // keeps line numbers
  const prefix = prefixOf(file);
  try {
    const { code, exports, dependencies } = transform({
      filename: `${prefix}.css`,
      code: Buffer.from(media + readFileSync(path, 'utf8').replace('\uFEFF', '')), // a byte order mark
      minify: true,
      targets: browserslistToTargets(oldestBrowsers),
      include: Features.Nesting, // browsers without nesting show plain pages
      exclude: Features.VendorPrefixes, // keep prefixes as they are
      drafts: { customMedia: true },
      analyzeDependencies: true,
      ...(file.endsWith(moduleSuffix) && { cssModules: modules }),
    });
    let text = code.toString();
    for (const { url, placeholder } of (dependencies ?? []) as UrlDependency[]) {
      const [, file = '', fragment = ''] = /^([^?#]*)[^#]*(.*)/s.exec(url)!; // of `font.woff2?hash`, `sprite.svg#a`
      const isOldFont = /\.eot$/i.test(file) || text.includes(`${placeholder}")format("svg")`); // packages have them
      const isFile = !/^(#|\/\/|[a-z]+:)/i.test(url);
      const published = () => (isOldFont ? 'about:invalid' : publish(join(dirname(path), file)) + fragment);
      text = text.replaceAll(placeholder, isFile ? published() : url);
    }
    const composed = Object.values(exports || {}).some(({ composes }) => composes.length > 0);
    if (composed) throw new Error('give the element both classes, in place of composes');
    const classes = Object.entries(exports || {}).map(([local, { name }]) => [local, name] as const)
      .sort(); // their order is random
    // Lightning CSS also renames ids.
    return { code: text.replaceAll(`#${prefix}-`, '#'), classes };
  } catch (error) {
    const { message, loc } = error as { message: string; loc?: { line: number } };
    const text = message.startsWith('@import') ? 'import the other sheet in the component, not by @import' : message;
    throw new Mistake(`${file}:${loc ? `${loc.line}:` : ''} ${text}`);
  }
}

/** The JavaScript module of a CSS module; esbuild finds missing classes of `import * as`, not of a default import. */
export function classesModule(classes: (readonly [name: string, published: string])[]) {
  const names = Object.fromEntries(classes);
  return Object.entries({ default: names, ...names }).map(([name, value], index) => // quotes allow for `team-card`
    `const c${index} = ${JSON.stringify(value)}; export { c${index} as ${JSON.stringify(name)} };`).join('\n');
}

/** Compiles style sheets by their path from the root, each once. `plugin` resolves their imports. */
export function sheetsOf(root: string, publish: (path: string) => string) {
  const compiled = new Map<string, ReturnType<typeof compileSheet>>();

  function compile(file: string) {
    const sheet = compiled.get(file) ?? compileSheet(root, file, publish);
    compiled.set(file, sheet);
    return sheet;
  }

  const plugin: Plugin = {
    name: 'style-sheets',
    setup: (build) => build.onLoad({ filter: /\.css$/ }, ({ path }) => {
      try {
        const { classes } = compile(relative(root, path).replaceAll(sep, '/'));
        return { contents: classesModule(classes), loader: 'js' };
      } catch (error) {
        return { errors: [{ text: (error as Error).message }] };
      }
    }),
  };

  return { plugin, codeOf: (files: string[]) => files.map((file) => compile(file).code).join('') };
}

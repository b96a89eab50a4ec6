import type { Plugin } from 'esbuild';
import { browserslistToTargets, Features, transform, type UrlDependency } from 'lightningcss';
import { readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { featureQuery } from '../../model/feature-query';
import { UserError } from '../user-error';

/** The first versions with popovers, `light-dark()`, `round()` and `text-wrap: balance`. README.md lists them too. */
export const oldestBrowsers = ['chrome 125', 'firefox 125', 'safari 17.5'];

export const moduleSuffix = '.module.css';

const modules = { pattern: '[name]-[local]', animation: false, grid: false, container: false, customIdents: false };

/** Returns the prefix of published class names, which is the path in `styles/` or `src/`. */
const prefixOf = (file: string) => file.replace(moduleSuffix, '').replace(/^(styles|src)\//, '').replace(/\W+/g, '-');

/** Compiles a style sheet. `assetUrl` returns the URL of a file. `classes` maps class names to published ones. */
export function compileSheet(root: string, file: string, assetUrl = (path: string) => path) {
  const path = join(root, file);
  const media = readFileSync(join(root, 'styles/media.css'), 'utf8').replaceAll('\n', ' '); // keeps line numbers
  const sheet = readFileSync(path, 'utf8').replace('\uFEFF', ''); // removes a byte order mark
  const prefix = prefixOf(file);
  try {
    const { code, exports, dependencies } = transform({
      filename: `${prefix}.css`,
      code: Buffer.from(media + sheet.replaceAll('(--enhanced)', featureQuery)),
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
      const [, file = '', fragment = ''] = /^([^?#]*)[^#]*(.*)/s.exec(url)!; // as in `font.woff2?hash`, `sprite.svg#a`
      const isFile = !/^(#|\/|[a-z]+:)/i.test(url);
      text = text.replaceAll(placeholder, isFile ? assetUrl(join(dirname(path), file)) + fragment : url);
    }
    const composed = Object.values(exports || {}).some(({ composes }) => composes.length > 0);
    if (composed) throw new Error('composes is not supported. Give the element both classes instead.');
    const classes = Object.entries(exports || {}).map(([local, { name }]) => [local, name] as const)
      .sort(); // Lightning CSS returns them in random order
    // Lightning CSS also adds the prefix to ids.
    return { code: text.replaceAll(`#${prefix}-`, '#'), classes };
  } catch (error) {
    const { message, loc } = error as { message: string; loc?: { line: number } };
    const text = message.startsWith('@import') ? 'Import the sheet in the component instead of with @import.' : message;
    throw new UserError(`${file}:${loc ? `${loc.line}:` : ''} ${text}`);
  }
}

/** Returns the JavaScript of a CSS module. Esbuild detects missing classes in `import * as`, not in default imports. */
export function classesModule(classes: (readonly [name: string, published: string])[]) {
  const names = Object.fromEntries(classes);
  return Object.entries({ default: names, ...names }).map(([name, value], index) => // quotes allow `team-card`
    `const c${index} = ${JSON.stringify(value)}; export { c${index} as ${JSON.stringify(name)} };`).join('\n');
}

/** Compiles each style sheet once, by its path from the root. `plugin` lets modules import the sheets. */
export function sheetsOf(root: string, assetUrl: (path: string) => string) {
  const compiled = new Map<string, ReturnType<typeof compileSheet>>();

  function compile(file: string) {
    const sheet = compiled.get(file) ?? compileSheet(root, file, assetUrl);
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

  return { plugin, compileSheets: (files: string[]) => files.map((file) => compile(file).code).join('') };
}

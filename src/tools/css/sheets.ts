import type { Plugin } from 'esbuild';
import { relative, sep } from 'node:path';
import { compileSheet } from './compile-sheet';

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

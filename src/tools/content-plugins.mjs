// The content as modules: what the team has written, and what has been prepared of it.
import { existsSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { assetFilter } from './images.mjs';

/** @import { Plugin } from 'esbuild' */
/** @import { Prepared } from '../types' */

/**
 * Puts the file `path` in the place of src/content.ts, and names the files of assets/ it asks for in vain.
 * @param {string} root
 * @param {string} path
 * @returns {Plugin}
 */
export const contentPlugin = (root, path) => ({
  name: 'content',
  setup(build) {
    build.onResolve({ filter: /\/content$/ }, () => ({ path }));
    build.onResolve({ filter: assetFilter }, (args) => {
      const file = resolve(args.resolveDir, args.path);
      return existsSync(file) ? { path: file } : { errors: [{ text: `there is no file ${relative(root, file)}` }] };
    });
  },
});

/**
 * What the module `prepared` says: the prepared content, by name.
 * @param {Prepared} prepared
 */
export const preparedModule = (prepared) =>
  Object.entries(prepared).map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`).join('\n');

/**
 * Gives the prepared content to those who import `prepared`.
 * @param {Prepared} prepared
 * @returns {Plugin}
 */
export const preparedPlugin = (prepared) => ({
  name: 'prepared',
  setup(build) {
    build.onResolve({ filter: /^prepared$/ }, ({ path }) => ({ path, namespace: 'prepared' }));
    build.onLoad({ filter: /.*/, namespace: 'prepared' }, () => ({ contents: preparedModule(prepared) }));
  },
});

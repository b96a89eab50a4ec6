// The content as modules: what the team has written, and what has been prepared of it.
import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, relative, resolve, sep } from 'node:path';
import { remedy } from '../prepare/image-limits.mjs';
import { assetFilter } from './images.mjs';

/** @import { Plugin } from 'esbuild' */
/** @import { Prepared } from '../types' */

const isCode = (/** @type {string} */ path) => /\.([cm]?[jt]sx?|json|css)$/.test(path);

const fold = (/** @type {string} */ name) => name.normalize().toLowerCase();

/**
 * What is wrong with importing a file that is no code, or undefined. Names are compared letter by letter, since not every
 * system that the site is built on takes capitals and small letters for the same.
 * @param {string} file
 * @param {string} shown its path for the sentence
 */
function mistakeOf(file, shown) {
  const folder = dirname(file);
  const names = existsSync(folder) ? readdirSync(folder) : [];
  if (names.includes(basename(file))) {
    if (assetFilter.test(file)) return;
    if (/\.(heic|heif|tiff?|bmp|jxl)$/i.test(file)) {
      return `${shown} is of a kind that browsers do not show; ${remedy}`;
    }
    return `${shown} is neither an image (AVIF, WebP, PNG, JPEG, GIF or SVG) nor a PDF`;
  }
  const alike = names.find((name) => fold(name) === fold(basename(file)));
  return `there is no file ${shown}${alike ? `, but ${alike}; write it as the file is named` : ''}`;
}

/**
 * Puts the file `path` in the place of src/content.ts, and says what is wrong with the files it imports.
 * @param {string} root
 * @param {string} path
 * @returns {Plugin}
 */
export const contentPlugin = (root, path) => ({
  name: 'content',
  setup(build) {
    build.onResolve({ filter: /\/content$/ }, () => ({ path }));
    build.onResolve({ filter: /\.\w+$/ }, (args) => {
      if (args.kind === 'entry-point' || isCode(args.path)) return;
      const file = resolve(args.resolveDir, args.path);
      const text = mistakeOf(file, relative(root, file).replaceAll(sep, '/'));
      return text ? { errors: [{ text }] } : { path: file };
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

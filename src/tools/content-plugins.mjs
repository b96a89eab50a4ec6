// The content as modules: what the team has written, and what has been prepared of it.
import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { remedy, smallWidth } from '../prepare/image-limits.mjs';
import { assetFilter } from './images.mjs';
import { photoName } from './photo-name.mjs';

/** @import { Plugin } from 'esbuild' */
/** @import { Prepared } from '../types' */

const isCode = (/** @type {string} */ path) => /\.([cm]?[jt]sx?|json|css)$/.test(path);

const posix = (/** @type {string} */ path) => path.replaceAll(sep, '/');

const small = new RegExp(`-${smallWidth}(?=\\.\\w+$)`);

const isSmall = (/** @type {string} */ path) => small.test(path);

const fold = (/** @type {string} */ name) => name.normalize().toLowerCase();

/**
 * Why there is no such file, and which may be meant.
 * @param {string} file
 * @param {string} shown
 * @param {string[]} names what stands in its folder
 */
function missing(file, shown, names) {
  const alike = names.filter((name) => fold(name).startsWith(fold(basename(file))) && !isSmall(name)).slice(0, 3);
  return `there is no file ${shown}${alike.length > 0 ? `, but ${alike.join(', ')}; write it as the file is named` : ''}`;
}

/**
 * What is wrong with importing a file that is no code, or undefined. Names are compared letter by letter, since not every
 * system that the site is built on takes capitals and small letters for the same.
 * @param {string} file
 * @param {string} shown its path for the sentence
 */
function mistakeOf(file, shown) {
  const folder = dirname(file);
  const names = existsSync(folder) ? readdirSync(folder) : [];
  if (!names.includes(basename(file))) return missing(file, shown, names);
  if (statSync(file).isDirectory()) return `${shown} is a folder; import one of its files, as in '../assets/geoapp-1.avif'`;
  const large = file.replace(small, '');
  if (isSmall(file) && existsSync(large)) {
    return `${shown} is the small form of ${basename(large)}; import that, and the small one goes along by itself`;
  }
  const original = /.*\/assets\/photos\/(?!.*\/assets\/)(.*)/.exec(posix(file))?.[1];
  if (original) {
    return `assets/photos/${original} is an original, which is not published; run npm run images, and import assets/${photoName(original)}.avif`;
  }
  return assetFilter.test(file) ? undefined : `${shown} is no AVIF, SVG or PDF; if it is a picture, ${remedy}`;
}

/**
 * Says what is wrong with the files that the content imports.
 * @param {string} root
 * @returns {Plugin}
 */
export const contentPlugin = (root) => ({
  name: 'content',
  setup(build) {
    const assets = join(root, 'assets');
    build.onResolve({ filter: /\.\w+$|(^|\/)assets(\/|$)/ }, (args) => {
      if (args.kind === 'entry-point' || isCode(args.path)) return;
      const file = resolve(args.resolveDir, args.path);
      const meant = join(assets, args.path.replace(/^.*\bassets\//, ''));
      const shown = isAbsolute(args.path) ? args.path : posix(relative(root, file));
      if (!existsSync(file) && existsSync(meant)) {
        return { errors: [{ text: `there is no file ${shown}; write '${posix(relative(args.resolveDir, meant))}'` }] };
      }
      const text = mistakeOf(file, shown);
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

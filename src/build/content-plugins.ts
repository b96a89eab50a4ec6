// esbuild plugins for the content file and for the module `prepared`.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import type { Plugin } from 'esbuild';
import { remedy, smallWidth } from '../prepare/image-limits';
import { photoName } from '../prepare/photo-name';
import type { Prepared } from '../types';
import { assetFilter } from './images';
import { encodingMistake, lineNotUtf8 } from './mistake';

const isCode = (path: string) => /\.([cm]?[jt]sx?|json|css)$/.test(path);

const posix = (path: string) => path.replaceAll(sep, '/');

const small = new RegExp(`-${smallWidth}(?=\\.\\w+$)`);

const isSmall = (path: string) => small.test(path);

const foldCase = (name: string) => name.normalize().toLowerCase();

/** The mistake for a missing file. Suggests similar `names` in its folder. */
function missing(file: string, shown: string, names: string[]) {
  const alike = names.filter((name) => foldCase(name).startsWith(foldCase(basename(file))) && !isSmall(name)).slice(0, 3);
  return `there is no file ${shown}${alike.length > 0 ? `, but ${alike.join(', ')}; write it as the file is named` : ''}`;
}

const namesIn = (folder: string) => (existsSync(folder) ? readdirSync(folder) : []);

/** A path with the name that its folder lists, since systems differ in the Unicode form of accents. */
function spellAsListed(file: string) {
  const [folder, name] = [dirname(file), basename(file)];
  const names = namesIn(folder);
  if (names.includes(name)) return file;
  return join(folder, names.find((listed) => listed.normalize() === name.normalize()) ?? name);
}

/** Why a file cannot be imported, or undefined. Names must match in case on all systems, since some are case-sensitive. */
function importMistake(file: string, shown: string) {
  const names = namesIn(dirname(file));
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

/** Reports mistakes in the encoding of the content, and in the paths of the assets that it imports. */
export const contentPlugin = (root: string): Plugin => ({
  name: 'content',
  setup(build) {
    const assets = join(root, 'assets');
    build.onResolve({ filter: /\.\w+$|(^|\/)assets(\/|$)/ }, (args) => {
      if (args.kind === 'entry-point' || isCode(args.path)) return;
      const file = spellAsListed(resolve(args.resolveDir, args.path));
      const meant = join(assets, args.path.replace(/^.*\bassets\//, ''));
      const shown = isAbsolute(args.path) ? args.path : posix(relative(root, file));
      if (!existsSync(file) && existsSync(meant)) {
        return { errors: [{ text: `there is no file ${shown}; write '${posix(relative(args.resolveDir, meant))}'` }] };
      }
      const text = importMistake(file, shown);
      return text ? { errors: [{ text }] } : { path: file };
    });
    build.onLoad({ filter: /\.ts$/ }, ({ path }) => {
      const line = lineNotUtf8(readFileSync(path));
      return line > 0 ? { errors: [{ text: encodingMistake, location: { file: posix(relative(root, path)), line } }] } : undefined;
    });
  },
});

/** The source of the module `prepared`. */
export const preparedModule = (prepared: Prepared) =>
  Object.entries(prepared).map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`).join('\n');

/** Resolves the module `prepared` to the prepared content. */
export const preparedPlugin = (prepared: Prepared): Plugin => ({
  name: 'prepared',
  setup(build) {
    build.onResolve({ filter: /^prepared$/ }, ({ path }) => ({ path, namespace: 'prepared' }));
    build.onLoad({ filter: /.*/, namespace: 'prepared' }, () => ({ contents: preparedModule(prepared) }));
  },
});

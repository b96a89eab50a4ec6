import type { Plugin } from 'esbuild';
import { existsSync, readFileSync } from 'node:fs';
import { basename, parse } from 'node:path';
import { assetFilter, smallFile, smallWidth } from '../../model/pictures';
import type { AssetFile, Picture } from '../../schema/types';
import { shortHash } from '../files';
import { UserError } from '../user-error';
import { photoFilter, slug } from './asset-names';
import { readPicture } from './read-picture';

/** Matches originals, including AVIF files in assets/photos/. */
const originalFilter = RegExp(`[\\\\/]assets[\\\\/]photos[\\\\/]|${photoFilter.source}`, 'i');

/** Published files, by path. */
export type AssetFiles = Map<string, Buffer>;

/** Adds a file in `assets/` and its small version, if any, to `files`. Returns the value of its import. */
export function readAsset(path: string, sitePath: string, files: AssetFiles): AssetFile | Picture {
  const { name, ext } = parse(path.replace(/\w+$/, (extension) => extension.toLowerCase()));
  if (!existsSync(path)) throw new UserError(`${basename(path)} does not exist.`); // or differs in case
  const bytes = readFileSync(path);
  const small = existsSync(smallFile(path)) ? readFileSync(smallFile(path)) : undefined;
  const version = shortHash(Buffer.concat(small ? [bytes, small] : [bytes]));
  const file = `assets/${slug(name)}-${version}${ext}`;
  const src = sitePath + file;
  files.set(file, bytes);
  if (!/avif|svg/.test(ext)) return { src };
  const { width, height, hasAlpha } = readPicture(path, bytes);
  if (small) files.set(smallFile(file), small);
  const srcSet = small && `${smallFile(src)} ${smallWidth}w, ${src} ${width}w`;
  return { src, srcSet, width, height, 'data-alpha': hasAlpha || undefined };
}

/** Loads files that are imported from `assets/`, and adds them to `files`. */
export const assetsPlugin = (sitePath: string, files: AssetFiles): Plugin => ({
  name: 'assets',
  setup(build) {
    build.onLoad({ filter: originalFilter }, ({ path }) => (path.includes('node_modules') ? undefined : { errors: [{
      text: `Move ${basename(path)} to assets/photos/, run \`npm run images\`, and import the generated AVIF file.`,
    }] }));
    build.onLoad({ filter: assetFilter }, ({ path }) => {
      try {
        return { contents: JSON.stringify(readAsset(path, sitePath, files)), loader: 'json' };
      } catch (error) {
        return { errors: [{ text: (error as Error).message }] }; // esbuild adds the location of the import
      }
    });
    build.onEnd(({ errors }) => (errors.some(({ text }) => /resolve ".*\.avif"|\.avif does not exist/i.test(text))
      ? { errors: [{ text: '`npm run images` generates AVIF files from originals in assets/photos/.' }] } : undefined));
  },
});

import { existsSync, readFileSync } from 'node:fs';
import { basename, parse } from 'node:path';
import type { Plugin } from 'esbuild';
import { slug } from '../../addresses';
import { maxImageKB, smallFile, smallWidth } from '../../pictures';
import type { AssetFile, Picture } from '../../types';
import { shortHash } from '../common/hash';
import { Mistake } from '../common/mistake';
import { readAvif } from './avif';
import { readSvg } from './svg';

/** Of what is imported, and of what style sheets load. */
export const assetFilter = /\.(avif|svg|pdf|woff2)$/;

/** What is published, by path. */
export type AssetFiles = Map<string, Buffer>;

/** The size of a picture, and whether parts of it may be transparent. Throws a Mistake for an unfit one. */
function readPicture(path: string, bytes: Buffer) {
  const refuse = (why: string) => new Mistake(`assets/${basename(path)} ${why}; make it with npm run images`);
  const isSvg = path.endsWith('.svg');
  const { size, hasAlpha, hasNotes } = isSvg
    ? { size: readSvg(`${bytes}`), hasAlpha: true, hasNotes: false } : readAvif(bytes);
  if (!size) throw refuse('has no size in pixels');
  if (hasNotes) throw refuse('contains camera data, such as the place');
  if (bytes.length > maxImageKB * 1024) throw refuse(`has over ${maxImageKB} KB`);
  return { ...size, hasAlpha };
}

/** Adds a file of `assets/` to `files`, with its small version, if any. Returns what an import of it gets. */
export function readAsset(path: string, base: string, files: AssetFiles): AssetFile | Picture {
  const { name, ext } = parse(path);
  const bytes = readFileSync(path);
  const small = existsSync(smallFile(path)) ? readFileSync(smallFile(path)) : undefined;
  const version = shortHash(Buffer.concat(small ? [bytes, small] : [bytes]));
  const file = `assets/${slug(name)}-${version}${ext}`;
  const src = base + file;
  files.set(file, bytes);
  if (!/\.(avif|svg)$/.test(path)) return { src };
  const { width, height, hasAlpha } = readPicture(path, bytes);
  if (small) files.set(smallFile(file), small);
  const srcSet = small && `${smallFile(src)} ${smallWidth}w, ${src} ${width}w`;
  return { src, srcSet, width, height, 'data-alpha': hasAlpha || undefined };
}

/** Loads imports of `assets/`, and adds them to `files`. */
export const assetsPlugin = (base: string, files: AssetFiles): Plugin => ({
  name: 'assets',
  setup(build) {
    build.onLoad({ filter: assetFilter }, ({ path }) => {
      try {
        return { contents: JSON.stringify(readAsset(path, base, files)), loader: 'json' };
      } catch (error) {
        return { errors: [{ text: (error as Error).message }] };
      }
    });
  },
});

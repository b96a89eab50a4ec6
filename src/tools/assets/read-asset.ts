import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, parse } from 'node:path';
import type { Plugin } from 'esbuild';
import { slug } from '../../addresses';
import { type Asset, heicAdvice, maxImageKB, pictureAt, pictureAdvice, smallFile } from '../../pictures';
import { isFile } from '../common/folder';
import { shortHash } from '../common/hash';
import { Mistake } from '../common/mistake';
import { nearest } from '../common/nearest';
import { isAvif, isHeic, readAvif } from './avif';
import { hasAlpha, pixelSize, type Size } from './image-size';
import { refuseBroken } from './svg';

/** Of what is imported. Formats that pages do not load are refused when they are read. */
export const assetFilter = /\.(avif|svg|pdf|woff2?|ttf|otf|png|jpe?g|webp|gif|tiff?|hei[cf])$/i;

const rootTag = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 WIDTH HEIGHT">';

/** Returns the rest of a sentence about the file. */
function whatIsWrong(path: string, bytes: Buffer) {
  if (bytes.length === 0) return 'is empty, or no file; put the file there';
  const isPointer = bytes.toString('latin1', 0, 19) === 'version https://git';
  if (isPointer) return 'is only a pointer of Git LFS; run git lfs pull';
  if (isHeic(bytes)) return heicAdvice; // also one that was renamed
  const isFont = /\.(woff2?|ttf|otf)$/i.test(path);
  if (isFont && bytes.indexOf('wOF2') !== 0) return 'is not WOFF2; convert it, or take the WOFF2 of the same font';
  const isPdf = /\.pdf$/i.test(path);
  if (isPdf && !bytes.subarray(0, 1024).includes('%PDF-')) return 'is not a PDF; save it as one';
  const isHeavy = bytes.length > maxImageKB * 1024;
  if (/\.svg$/i.test(path)) {
    refuseBroken(bytes, `assets/${basename(path)}`);
    if (!pixelSize(bytes)) return `has no size in pixels; its first tag must be ${rootTag}`;
    if (/<image\s[^>]*href\s*=\s*["'](?!data:|#)/.test(`${bytes}`)) return 'links to another file; embed that';
    return isHeavy ? `has over ${maxImageKB} KB; take the photographs out of it` : undefined;
  }
  if (!/\.avif$/i.test(path)) return undefined;
  if (isHeavy) return `has over ${maxImageKB} KB; ${pictureAdvice()}`;
  const first = bytes.toString('latin1', 0, 4096); // an AVIF lists its items here
  if (/Exif|rdf\+xml/.test(first)) return `contains camera data, such as the place; ${pictureAdvice()}`;
  try {
    return isAvif(bytes) && readAvif(bytes).isTurned ? `is stored rotated or mirrored; ${pictureAdvice()}` : undefined;
  } catch {
    return 'is incomplete; copy it again, or make it again with npm run images';
  }
}

/** Reads a file to publish. Throws a Mistake for one that pages could not show, or with the notes of a camera. */
export function readSafe(path: string) {
  const bytes = isFile(path) ? readFileSync(path) : Buffer.alloc(0); // reading from a pipe would never end
  const wrong = whatIsWrong(path, bytes);
  if (wrong) throw new Mistake(`assets/${basename(path)} ${wrong}`);
  if (!/\.svg$/i.test(path)) return bytes;
  return Buffer.from(`${bytes}`.replaceAll('\r\n', '\n')); // as git writes it in a clone
}

/** Reads a file of `assets/` and its small version, if any, and adds both to `files` by address. */
export function readAsset(path: string, files = new Map<string, Buffer>()): Asset {
  const { name, ext } = parse(path);
  const bytes = readSafe(path);
  const smallPath = smallFile(path);
  const small = isFile(smallPath) ? readSafe(smallPath) : undefined;
  const version = shortHash(Buffer.concat(small ? [bytes, small] : [bytes]));
  const size = pixelSize(bytes) as Size; // or undefined, for what is no picture
  const src = `assets/${slug(name)}-${version}${ext.toLowerCase()}`;
  const isPublishable = /\.avif$/i.test(ext) ? size && isAvif(bytes) : /\.(svg|pdf|woff2)$/i.test(ext);
  if (!isPublishable) throw new Mistake(`assets/${name}${ext} is not an AVIF, SVG or PDF; ${pictureAdvice()}`);
  const asset: Asset = { src, ...size, file: `assets/${name}${ext}`, bytes: bytes.length };
  files.set(asset.src, bytes);
  if (size && hasAlpha(bytes)) asset.hasAlpha = true;
  if (small) {
    asset.small = smallFile(asset.src);
    files.set(asset.small, small);
  }
  return asset;
}

const refuse = (text: string) => ({ errors: [{ text }] });

/** Returns a function that lists the files of a folder by their names in composed accents; macOS decomposes them. */
export function folderLister() {
  const folders = new Map<string, Map<string, string>>(); // each is read once, since there may be many imports
  return (folder: string) => {
    const names = folders.get(folder)
      ?? new Map((existsSync(folder) ? readdirSync(folder) : []).map((name) => [name.normalize(), name]));
    folders.set(folder, names);
    return names;
  };
}

/**
 * Loads imports of `assets/`, and adds them to `files`. Without `base`, which is in the
 * content, an import is an `Asset`; with it, the `Picture` that components use.
 */
export const assetsPlugin = (files: Map<string, Buffer>, base?: string): Plugin => ({
  name: 'assets',
  setup(build) {
    const list = folderLister();
    build.onResolve({ filter: assetFilter }, ({ path, resolveDir }) => {
      const { dir, base: name } = parse(join(resolveDir, path));
      const names = list(dir);
      const found = names.get(name.normalize());
      if (found) return { path: join(dir, found) };
      const files = [...names.values()].filter((other) => assetFilter.test(other));
      const slugOf = (file: string) => slug(parse(file).name);
      const meant = nearest(slugOf(name), files.map(slugOf));
      const similar = files.find((other) => slugOf(other) === meant);
      const missing = `no ${name}; put it there, or its original into assets/photos/ and run npm run images`;
      return refuse(`${basename(dir)}/ has ${similar ? `${similar}, not ${name}` : missing}`);
    });
    build.onLoad({ filter: assetFilter }, ({ path }) => {
      try {
        const asset = readAsset(path, files);
        return { contents: JSON.stringify(base === undefined ? asset : pictureAt(base, asset)), loader: 'json' };
      } catch (error) {
        if (error instanceof Mistake) return refuse(error.message);
        throw error;
      }
    });
  },
});

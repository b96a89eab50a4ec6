import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, parse } from 'node:path';
import type { Plugin } from 'esbuild';
import { slug } from '../../addresses';
import { type Asset, heicCure, maxImageKB, noImage, pictureAt, pictureCure, smallFile } from '../../pictures';
import { isFile } from '../common/folder';
import { shortHash } from '../common/hash';
import { Mistake } from '../common/mistake';
import { nearest } from '../common/nearest';
import { isAvif, isHeic, readAvif } from './avif';
import { hasAlpha, pixelSize, type Size } from './image-size';

export const assetFilter = /\.(avif|svg|pdf|woff2)$/i;

/** Also of pictures that cannot be imported. */
export const importFilter = /\.(avif|svg|pdf|woff2|png|jpe?g|webp|gif|hei[cf])$/i;

const noSvg = 'has no size in pixels; its first tag must be '
  + '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 WIDTH HEIGHT">';

/** Returns the rest of a sentence about the file. */
function whatIsWrong(path: string, bytes: Buffer) {
  const isPointer = bytes.toString('latin1', 0, 19) === 'version https://git';
  if (isPointer) return 'stands for a file of Git LFS; run git lfs pull';
  if (isHeic(bytes)) return heicCure; // also one that was renamed
  const isHeavy = bytes.length > maxImageKB * 1024;
  if (/\.svg$/i.test(path)) {
    if (!pixelSize(bytes)) return noSvg;
    if (/<image\s[^>]*href\s*=\s*["'](?!data:|#)/.test(`${bytes}`)) return 'shows another file; put that into it';
    return isHeavy ? `has over ${maxImageKB} KB; take the photographs out of it` : undefined;
  }
  if (/\.avif$/i.test(path) && isHeavy) return `has over ${maxImageKB} KB; ${pictureCure()}`;
  const first = bytes.toString('latin1', 0, 4096); // an AVIF lists its items here
  if (/\.avif$/i.test(path) && /Exif|rdf\+xml/.test(first)) return `may say where it was taken; ${pictureCure()}`;
  try {
    // The checker reports other formats.
    if (isAvif(bytes) && readAvif(bytes).isTurned) return `is stored turned or mirrored; ${pictureCure()}`;
  } catch {
    return 'is cut off; copy it anew, or make it anew with npm run images';
  }
  return undefined;
}

/** Reads a file. Throws a Mistake for what has no bytes to read: reading from a pipe would never end. */
function readBytes(path: string) {
  const bytes = isFile(path) && readFileSync(path);
  if (bytes && bytes.length > 0) return bytes;
  throw new Mistake(`assets/${basename(path)} is empty, or no file; put the file there`);
}

/** Reads a file to publish. Throws a Mistake if it is damaged, turned, without a size, or has camera metadata. */
export function readSafe(path: string) {
  const bytes = readBytes(path);
  const wrong = whatIsWrong(path, bytes);
  if (wrong) throw new Mistake(`assets/${basename(path)} ${wrong}`);
  if (!/\.svg$/i.test(path)) return bytes;
  return Buffer.from(bytes.toString('latin1').replaceAll('\r\n', '\n'), 'latin1'); // as git writes it in a clone
}

/** Reads a file of `assets/` and its small version, if any, and adds both to `files` by address. */
export function readAsset(path: string, files = new Map<string, Buffer>()): Asset {
  const { name, ext } = parse(path);
  const bytes = readSafe(path);
  const smallPath = smallFile(path);
  const small = isFile(smallPath) ? readSafe(smallPath) : undefined;
  const version = shortHash(Buffer.concat(small ? [bytes, small] : [bytes]));
  const size = pixelSize(bytes) as Size; // or undefined; the checker reports it
  const src = `assets/${slug(name)}-${version}${ext.toLowerCase()}`;
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

/** Loads imports of `assets/`, and adds them to `files`. The content has no `base` yet; components have. */
export const assetsPlugin = (files: Map<string, Buffer>, base?: string): Plugin => ({
  name: 'assets',
  setup(build) {
    const list = folderLister();
    build.onResolve({ filter: importFilter }, ({ path, resolveDir }) => {
      const { dir, base: name } = parse(join(resolveDir, path));
      const names = list(dir);
      const found = names.get(name.normalize());
      if (found && /\.hei[cf]$/i.test(found)) return refuse(`${found} ${heicCure}`);
      if (found && !assetFilter.test(found)) return refuse(`${found} is no AVIF, SVG or PDF; ${pictureCure()}`);
      if (found && isFile(join(dir, found))) return { path: join(dir, found) };
      if (found) return refuse(`${found} in ${basename(dir)}/ is a folder, or a link to nothing; put the file there`);
      const files = [...names.values()].filter((other) => assetFilter.test(other));
      const meant = nearest(slug(parse(name).name), files.map((other) => slug(parse(other).name)));
      const similar = files.find((other) => slug(parse(other).name) === meant);
      const cure = `no ${name}; put it there, or its original into assets/photos/ and run npm run images`;
      return refuse(`${basename(dir)}/ has ${similar ? `${similar}, not ${name}` : cure}`);
    });
    build.onLoad({ filter: assetFilter }, ({ path }) => {
      try {
        const asset = readAsset(path, files);
        const isForComponent = base !== undefined; // the checker reports pictures of the content
        if (isForComponent && !asset.width && !/\.(pdf|woff2)$/i.test(path)) return refuse(`${asset.file} ${noImage}`);
        return { contents: JSON.stringify(isForComponent ? pictureAt(base, asset) : asset), loader: 'json' };
      } catch (error) {
        if (error instanceof Mistake) return refuse(error.message);
        throw error;
      }
    });
  },
});

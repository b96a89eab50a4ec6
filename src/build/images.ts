import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { basename, join, parse } from 'node:path';
import type { Plugin } from 'esbuild';
import type { Asset } from '../prepare/check-content';
import { remedy, smallWidth } from '../prepare/image-limits';
import { slug } from '../prepare/photo-name';
import { pixelSize } from './image-size';
import { Mistake } from './mistake';
import { unsafePart } from './safe-svg';

export const assetFilter = /\.(avif|svg|pdf)$/i;

/** Reads a file to publish. Throws a Mistake if it is unsafe. */
export function readSafe(path: string) {
  const bytes = readFileSync(path);
  const file = `assets/${basename(path)}`;
  const unsafe = /\.svg$/i.test(path) && unsafePart(bytes.toString());
  if (unsafe) {
    const cure = `clean it with npx svgo ${file}, or save it anew as a plain SVG`;
    throw new Mistake(`${file} may run code or load files: it has ${unsafe} …; ${cure}`);
  }
  const first = bytes.toString('latin1', 0, 4096); // an AVIF lists there what it has
  if (/\.avif$/i.test(path) && /Exif|rdf\+xml/.test(first)) {
    throw new Mistake(`${file} may say where it was taken; ${remedy()}`);
  }
  return bytes;
}

/**
 * Reads a file of `assets/` and its small version NAME-640.EXT, if there is one. Returns its `address` relative to the
 * base path, the `asset` for the checker, and the `files` to write, by address.
 */
export function readAsset(path: string) {
  const { dir, name, ext } = parse(path);
  const bytes = readSafe(path);
  const smallPath = join(dir, `${name}-${smallWidth}${ext}`);
  const small = existsSync(smallPath) ? readSafe(smallPath) : undefined;
  const version = hash('sha256', Buffer.concat(small ? [bytes, small] : [bytes]), 'hex').slice(0, 8);
  const addressOf = (suffix: string) => `assets/${slug(name)}-${version}${suffix}${ext.toLowerCase()}`;
  const address = addressOf('');
  const files = new Map([[address, bytes]]);
  const asset: Asset = { file: `assets/${name}${ext}`, bytes: bytes.length, ...pixelSize(bytes) };
  if (small) {
    asset.small = { address: addressOf(`-${smallWidth}`), width: smallWidth };
    files.set(asset.small.address, small);
  }
  return { address, asset, files };
}

/**
 * Returns an esbuild `plugin` that resolves imports of assets to their addresses and adds them to `assets` and `files`,
 * and `publish`, which does so for one file.
 */
export function imagePlugin() {
  const assets = new Map<string, Asset>();
  const files = new Map<string, Buffer>();

  function publish(path: string) {
    const read = readAsset(path);
    assets.set(read.address, read.asset);
    for (const [address, bytes] of read.files) files.set(address, bytes);
    return read.address;
  }

  const plugin: Plugin = {
    name: 'images',
    setup(build) {
      build.onLoad({ filter: /\.(avif|svg|pdf|png|jpe?g|webp|gif|hei[cf])$/i }, ({ path }) => {
        try {
          if (!assetFilter.test(path)) throw new Mistake(`${basename(path)} is no AVIF, SVG or PDF; ${remedy()}`);
          return { contents: publish(path), loader: 'text' };
        } catch (error) {
          if (!(error instanceof Mistake)) throw error;
          return { errors: [{ text: error.message }] };
        }
      });
    },
  };
  return { plugin, publish, assets, files };
}

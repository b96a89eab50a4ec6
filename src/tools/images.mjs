// What an imported file becomes: its address, its size in bytes and, for an image, in pixels.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { basename, extname } from 'node:path';
import { pixelSize } from './pixel-size.mjs';

export const assetFilter = /\.(avif|webp|png|jpe?g|gif|svg|pdf)$/;

const smallWidth = 640;

/**
 * Reads a file of `assets/`. Returns its `address` in the site, the `asset` as the checker wants it, and the `files` to
 * write, by address: itself and, where a NAME-640.EXT stands beside it, that smaller sibling.
 */
export function readAsset(path) {
  const extension = extname(path);
  const name = basename(path, extension).replace(/[^\w-]+/g, '-');
  const bytes = readFileSync(path);
  const smallPath = `${path.slice(0, -extension.length)}-${smallWidth}${extension}`;
  const smallBytes = existsSync(smallPath) ? readFileSync(smallPath) : undefined;
  const hash = createHash('sha256').update(bytes).update(smallBytes ?? '').digest('hex').slice(0, 8);
  const address = `assets/${name}-${hash}${extension}`;
  const asset = { file: `assets/${basename(path)}`, bytes: bytes.length, ...(extension !== '.pdf' && pixelSize(bytes)) };
  const files = new Map([[address, bytes]]);
  if (!smallBytes) return { address, asset, files };
  const small = { address: `assets/${name}-${hash}-${smallWidth}${extension}`, width: smallWidth };
  return { address, asset: { ...asset, small }, files: files.set(small.address, smallBytes) };
}

/** An esbuild plugin that gives each import of an asset its address, and collects what it met. */
export function imagePlugin() {
  const assets = new Map();
  const files = new Map();
  const addresses = new Map(); // by path: the site is bundled more than once
  const plugin = {
    name: 'images',
    setup(build) {
      build.onLoad({ filter: assetFilter }, ({ path }) => {
        if (!addresses.has(path)) {
          const read = readAsset(path);
          addresses.set(path, read.address);
          assets.set(read.address, read.asset);
          for (const [address, bytes] of read.files) files.set(address, bytes);
        }
        return { contents: `export default ${JSON.stringify(addresses.get(path))}`, loader: 'js' };
      });
    },
  };
  return { plugin, assets, files };
}

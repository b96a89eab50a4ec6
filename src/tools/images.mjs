// What an imported file becomes: its address, its size in bytes and, for an image, in pixels.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { basename, extname } from 'node:path';
import { pixelSize } from './pixel-size.mjs';

export const assetFilter = /\.(avif|webp|png|jpe?g|gif|svg|pdf)$/;

/**
 * Reads a file of `assets/` and says how the site will call it: `assets/NAME.HASH.EXT`, with an image's width and height
 * before the extension, and with `640` after them when a smaller NAME-640.EXT stands beside it, which will be
 * `assets/NAME.HASH.640.EXT` (`src/components/Gallery.tsx` reads the name back).
 * Returns the address, the asset as the checker wants it, and the files to write, by address.
 */
export function readAsset(path) {
  const extension = extname(path);
  const name = basename(path, extension).replace(/[^\w-]+/g, '-');
  const bytes = readFileSync(path);
  const smallPath = `${path.slice(0, -extension.length)}-640${extension}`;
  const small = existsSync(smallPath) ? readFileSync(smallPath) : undefined;
  const size = extension === '.pdf' ? undefined : pixelSize(bytes);
  const hash = createHash('sha256').update(bytes).update(small ?? '').digest('hex').slice(0, 8);
  const stem = `assets/${name}.${hash}`;
  const said = [stem, ...(size ? [size.width, size.height] : []), ...(small ? [640] : [])];
  const address = said.join('.') + extension;
  const files = new Map([[address, bytes]]);
  if (small) files.set(`${stem}.640${extension}`, small);
  return { address, asset: { file: `assets/${basename(path)}`, bytes: bytes.length, ...size }, files };
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

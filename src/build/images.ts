import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, parse, sep } from 'node:path';
import type { Plugin } from 'esbuild';
import type { Asset } from '../prepare/check-content';
import { remedy, smallWidth } from '../prepare/image-limits';
import { photoName, slug } from '../prepare/photo-name';
import { pixelSize } from './image-size';
import { Mistake } from './mistake';
import { unsafePart } from './safe-svg';

export type Images = ReturnType<typeof imagePlugin>;

export const assetFilter = /\.(avif|svg|pdf)$/i;

/** Throws a Mistake if an SVG could run code or load files. Other files are not checked. */
export function checkSvg(path: string, bytes: Buffer) {
  const found = /\.svg$/i.test(path) && unsafePart(bytes.toString());
  if (!found) return;
  const why = `may run code or load files: it has ${found} …`;
  throw new Mistake(`assets/${basename(path)} ${why}; run npm run images, which cleans it`);
}

/** Reads a file to publish. Throws a Mistake for an unsafe SVG, and for an AVIF with metadata (in its first box). */
function readSafe(path: string) {
  const bytes = readFileSync(path);
  checkSvg(path, bytes);
  if (/\.avif$/i.test(path) && /Exif|rdf\+xml/.test(bytes.toString('latin1', 0, 4096))) {
    throw new Mistake(`assets/${basename(path)} may say where it was taken; ${remedy}`);
  }
  return bytes;
}

/**
 * Reads a file of `assets/` and its small version NAME-640.EXT, if there is one. Returns its `address` relative to the
 * base path, the `asset` for the checker, and the `files` to write, by address. Throws a Mistake if one is unsafe.
 */
export function readAsset(path: string): { address: string; asset: Asset; files: Map<string, Buffer> } {
  const { name, ext } = parse(path);
  const kind = ext.toLowerCase();
  const bytes = readSafe(path);
  const smallPath = join(dirname(path), `${name}-${smallWidth}${ext}`);
  const smallBytes = existsSync(smallPath) ? readSafe(smallPath) : undefined;
  const hash = createHash('sha256').update(bytes).update(smallBytes ?? '').digest('hex').slice(0, 8);
  const address = `assets/${slug(name)}-${hash}${kind}`;
  const asset = { file: `assets/${name}${ext}`, bytes: bytes.length, ...(kind !== '.pdf' && pixelSize(bytes)) };
  const files = new Map([[address, bytes]]);
  if (!smallBytes) return { address, asset, files };
  const smallAddress = `assets/${slug(name)}-${hash}-${smallWidth}${kind}`;
  const file = `assets/${basename(smallPath)}`;
  const small = { address: smallAddress, width: smallWidth, file, bytes: smallBytes.length };
  return { address, asset: { ...asset, small }, files: files.set(smallAddress, smallBytes) };
}

/** Throws a Mistake for an import of what is not published: an original, or a picture in another format. */
function checkImport(path: string) {
  const name = path.replaceAll(sep, '/').split('/assets/').at(-1)!;
  const [, original] = /^photos\/(.*)/.exec(name) ?? [];
  if (original) {
    const cure = `run npm run images, and import assets/${photoName(original)}.avif`;
    throw new Mistake(`assets/${name} is an original, which is not published; ${cure}`);
  }
  if (!assetFilter.test(path)) throw new Mistake(`assets/${name} is no AVIF, SVG or PDF; ${remedy}`);
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
          checkImport(path);
          return { contents: `export default ${JSON.stringify(publish(path))}`, loader: 'js' };
        } catch (error) {
          if (!(error instanceof Mistake)) throw error;
          return { errors: [{ text: error.message }] };
        }
      });
    },
  };
  return { plugin, publish, assets, files };
}

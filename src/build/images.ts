import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { basename, extname } from 'node:path';
import type { Plugin } from 'esbuild';
import type { Asset } from '../prepare/check-content';
import { remedy, smallWidth } from '../prepare/image-limits';
import { unsafePart } from '../prepare/safe-svg';
import { averageOf } from './averages';
import { pixelSize } from './image-size';
import { Mistake } from './mistake';

export type Images = ReturnType<typeof imagePlugin>;

export const assetFilter = /\.(avif|svg|pdf)$/i;

/** Throws a Mistake if an AVIF lists Exif or XMP metadata in its first box: it may tell where the photograph was taken. */
function checkPrivacy(path: string, bytes: Buffer) {
  if (/\.avif$/i.test(path) && /Exif|rdf\+xml/.test(bytes.toString('latin1', 0, 4096))) {
    throw new Mistake(`assets/${basename(path)} may say where it was taken; ${remedy}`);
  }
}

/** Throws a Mistake if a PDF is empty or another kind of file. Readers accept up to 1,024 bytes before its header. */
function checkPdf(path: string, bytes: Buffer) {
  if (!/\.pdf$/i.test(path) || bytes.toString('latin1', 0, 1024).includes('%PDF-')) return;
  throw new Mistake(`assets/${basename(path)} is ${bytes.length === 0 ? 'empty' : 'no PDF, whatever its name'}; export the document as PDF again`);
}

/** Throws a Mistake, which ends in the `cure`, if an SVG could run code or load files. Other files are not checked. */
export function checkSvg(path: string, bytes: Buffer, cure: string) {
  const found = /\.svg$/i.test(path) && unsafePart(bytes)?.replace(/\s+/g, ' ');
  if (found) {
    const shown = found.length > 60 ? `${found.slice(0, 60)}…` : found;
    throw new Mistake(`assets/${basename(path)} is not safe to publish: it has ${shown}; ${cure}`);
  }
}

function checkFile(path: string, bytes: Buffer) {
  checkPrivacy(path, bytes);
  checkPdf(path, bytes);
  checkSvg(path, bytes, remedy);
}

/**
 * Reads a file of `assets/` and its small version NAME-640.EXT, if there is one. Returns its `address` relative to the base
 * path, the `asset` for the checker, and the `files` to write, by address. Throws a Mistake if one has metadata, is unsafe,
 * or is no PDF by the name of one.
 */
export function readAsset(path: string): { address: string; asset: Asset; files: Map<string, Buffer> } {
  const extension = extname(path);
  const name = basename(path, extension).replace(/[^\w-]+/g, '-');
  const bytes = readFileSync(path);
  const smallPath = `${path.slice(0, -extension.length)}-${smallWidth}${extension}`;
  const smallBytes = existsSync(smallPath) ? readFileSync(smallPath) : undefined;
  checkFile(path, bytes);
  if (smallBytes) checkFile(smallPath, smallBytes);
  const hash = createHash('sha256').update(bytes).update(smallBytes ?? '').digest('hex').slice(0, 8);
  const kind = extension.toLowerCase();
  const address = `assets/${name}-${hash}${kind}`;
  const asset = { file: `assets/${basename(path)}`, bytes: bytes.length, average: averageOf(path), ...(kind !== '.pdf' && pixelSize(bytes)) };
  const files = new Map([[address, bytes]]);
  if (!smallBytes) return { address, asset, files };
  const small = {
    address: `assets/${name}-${hash}-${smallWidth}${kind}`,
    width: smallWidth,
    file: `assets/${basename(smallPath)}`,
    bytes: smallBytes.length,
  };
  return { address, asset: { ...asset, small }, files: files.set(small.address, smallBytes) };
}

/**
 * Returns an esbuild `plugin` that resolves imports of assets to their addresses and adds them to `assets` and `files`, and
 * `publish`, which does so for one file.
 */
export function imagePlugin() {
  const assets = new Map<string, Asset>();
  const files = new Map<string, Buffer>();
  const addresses = new Map<string, string>(); // by path, since several bundles import the same asset

  function publish(path: string) {
    const known = addresses.get(path);
    if (known) return known;
    const read = readAsset(path);
    addresses.set(path, read.address);
    assets.set(read.address, read.asset);
    for (const [address, bytes] of read.files) files.set(address, bytes);
    return read.address;
  }

  const plugin: Plugin = {
    name: 'images',
    setup(build) {
      build.onLoad({ filter: assetFilter }, ({ path }) => {
        try {
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

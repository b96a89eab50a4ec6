import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { compressedNames } from '../../hosts/patterns';
import { brandImages, shareHeight, shareWidth } from '../../pictures';
import { entriesIn, listFiles } from '../common/folder';
import { Mistake } from '../common/mistake';
import { refuseBroken } from './svg';

/** For comparison, since macOS and Windows ignore upper case, and macOS the form of accents. */
const fold = (path: string) => `${path.normalize().toLowerCase()}/`;

const isSameOrIn = (path: string, folder: string) => fold(path).startsWith(fold(folder));

/** Throws a Mistake unless the share image has the size that pages declare. */
function checkShareImage(bytes: Buffer, name: string) {
  // https://www.w3.org/TR/png-3/#11IHDR
  const isPng = bytes.length > 24 && bytes.toString('latin1', 1, 4) === 'PNG';
  if (isPng && bytes.readUInt32BE(16) === shareWidth && bytes.readUInt32BE(20) === shareHeight) return;
  throw new Mistake(`assets/root/${name}: must be a PNG of ${shareWidth} × ${shareHeight} pixels`);
}

/** Throws a Mistake for a link, whose target may exist on this machine only, or a pipe. */
function refuseOthers(folder: string) {
  const other = entriesIn(folder).find((entry) => !entry.isFile());
  if (!other) return;
  const path = relative(folder, join(other.parentPath, other.name));
  throw new Mistake(
    `assets/root/${path} is a link or a special file, and would not be published; put the file itself there`);
}

/**
 * The files of `assets/root/` by path. They may replace `drawn` images and `robots.txt`. Throws a Mistake if one is a
 * link or collides with a `written` path.
 */
export function readRootFiles(root: string, written: ReadonlySet<string>, drawn = brandImages): Map<string, Buffer> {
  const folder = join(root, 'assets/root');
  if (!existsSync(folder)) return new Map();
  refuseOthers(folder);
  const paths = listFiles(folder);
  const replaceable = [...drawn, 'robots.txt'];
  const all = [...written, ...replaceable];
  const taken = paths.filter((path) => !replaceable.includes(path))
    .find((path) => all.some((other) => isSameOrIn(path, other) || isSameOrIn(other, path)));
  if (taken) throw new Mistake(`assets/root/${taken}: the build writes this file itself; choose another name`);
  const compressed = paths.find((path) => RegExp(compressedNames).test(path));
  if (compressed) throw new Mistake(`assets/root/${compressed}: hosts never send .br and .gz by name; rename it`);
  const files = new Map(paths.map((path) => [path.normalize(), readFileSync(join(folder, path))]));
  for (const [path, bytes] of files) {
    if (drawn.includes(path) && path.endsWith('share.png')) checkShareImage(bytes, path);
    if (/\.svg$/i.test(path)) refuseBroken(bytes, `assets/root/${path}`);
  }
  return files;
}

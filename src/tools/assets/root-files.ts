import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compressedNames } from '../../hosts/patterns';
import { brandImages, shareHeight, shareWidth } from '../../pictures';
import { listFiles } from '../common/folder';
import { Mistake } from '../common/mistake';

/** Whether a file is only for an operating system or git. */
export const isDropping = (path: string) =>
  /(^|\/)(\.DS_Store|\.gitignore|\._[^/]*|Thumbs\.db|desktop\.ini)$/i.test(path);

const isSameOrIn = (path: string, folder: string) => `${path}/`.startsWith(`${folder}/`);

/** Throws a Mistake unless the share image has the size that pages declare. */
function checkShareImage(bytes: Buffer) {
  // https://www.w3.org/TR/png-3/#11IHDR
  const isPng = bytes.length > 24 && bytes.toString('latin1', 1, 4) === 'PNG';
  if (isPng && bytes.readUInt32BE(16) === shareWidth && bytes.readUInt32BE(20) === shareHeight) return;
  throw new Mistake(`assets/root/share.png: must be a PNG of ${shareWidth} × ${shareHeight} pixels`);
}

/** Throws a Mistake for a link: its target may exist on this machine only. */
function refuseLinks(folder: string) {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const link = paths.find((path) => lstatSync(join(folder, path)).isSymbolicLink());
  if (link) throw new Mistake(`assets/root/${link} is a link, and would not be published; put the file itself there`);
}

/**
 * The files of `assets/root/` by path. They may replace brand images. Throws a Mistake if one is a link or collides
 * with a `written` path.
 */
export function readRootFiles(root: string, written: ReadonlySet<string>): Map<string, Buffer> {
  const folder = join(root, 'assets/root');
  if (!existsSync(folder)) return new Map();
  refuseLinks(folder);
  const paths = listFiles(folder).filter((path) => !isDropping(path));
  const all = [...written, ...brandImages];
  const taken = paths.filter((path) => !brandImages.includes(path))
    .find((path) => all.some((other) => isSameOrIn(path, other) || isSameOrIn(other, path)));
  if (taken) throw new Mistake(`assets/root/${taken}: the build writes this file itself; choose another name`);
  const compressed = paths.find((path) => RegExp(compressedNames).test(path));
  if (compressed) throw new Mistake(`assets/root/${compressed}: hosts never send .br and .gz by name; rename it`);
  const files = new Map(paths.map((path) => [path, readFileSync(join(folder, path))]));
  const share = files.get('share.png');
  if (share) checkShareImage(share);
  return files;
}

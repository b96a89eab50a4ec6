import { hash } from 'node:crypto';
import {
  accessSync, constants, existsSync, lstatSync, mkdirSync, readdirSync, realpathSync, renameSync, rmSync, statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { photoFormats } from '../model/pictures';
import { UserError } from './user-error';

/** Matches files that systems and editors leave behind, and files that are only for git. */
const ignored = /^(\.DS_Store|Thumbs\.db|desktop\.ini|\.[_#].*|.*~|\.git(ignore|keep))$/;

/** Returns the relative paths of all files in a folder, with forward slashes. Follows symbolic links. */
export function listFiles(folder: string, parents: string[] = []): string[] {
  if (!existsSync(folder)) return [];
  const target = realpathSync(folder);
  if (parents.includes(target)) throw new UserError(`${folder} is a link to a folder that contains it. Delete it.`);
  return readdirSync(folder).filter((name) => !ignored.test(name)).flatMap((name) => {
    const path = join(folder, name);
    const isFolder = existsSync(path) && statSync(path).isDirectory(); // the target of a broken link does not exist
    return isFolder ? listFiles(path, [...parents, target]).map((file) => `${name}/${file}`) : name;
  }).sort();
}

export function writeFile(path: string, content: string | Uint8Array) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}

/** Throws if no build wrote the folder (it lacks `_headers`), or has a hidden file that no build wrote, as `.git`. */
function rejectForeignFiles(folder: string, files: ReadonlyMap<string, unknown>) {
  accessSync(folder, constants.W_OK); // a folder of another user could be renamed but not deleted
  const names = readdirSync(folder).filter((name) => !ignored.test(name));
  const isBuild = names.includes('_headers');
  const written = new Set([...files.keys()].map((file) => file.split('/')[0]));
  const foreign = names.find((name) => !isBuild || (name.startsWith('.') && !written.has(name)));
  if (!foreign) return;
  throw new Error(`it contains ${foreign}, which is not from this build. Move it away, or into assets/root/.`);
}

function hasEnded(id: number) {
  try { return !process.kill(id, 0); } catch (error) { return (error as NodeJS.ErrnoException).code === 'ESRCH'; }
}

/** Deletes what this process and killed ones left. While the folder does not exist, an old one may be the only copy. */
function removeLeftovers(folder: string) {
  for (const name of readdirSync(dirname(folder))) {
    const [, start, kind, id] = /^(.*)\.(new|old)-(\d+)$/.exec(name) ?? [];
    const isLeft = start === basename(folder) && (Number(id) === process.pid || hasEnded(Number(id)));
    const isUnused = kind === 'new' || existsSync(folder);
    if (isLeft && isUnused) rmSync(join(dirname(folder), name), { recursive: true, force: true });
  }
}

/**
 * Writes files into a new folder, which then replaces `link` or, if that is a symbolic link, its target. Several
 * processes may do this at once. If the folder has foreign files or cannot be replaced, throws a UserError and changes
 * nothing.
 */
export function writeFolder(link: string, files: ReadonlyMap<string, string | Uint8Array>, attempts = 100): void {
  const folder = lstatSync(link, { throwIfNoEntry: false })?.isSymbolicLink() ? realpathSync(link) : link;
  const [fresh, old] = [`${folder}.new-${process.pid}`, `${folder}.old-${process.pid}`];
  try {
    removeLeftovers(folder);
    if (existsSync(folder)) rejectForeignFiles(folder, files);
    for (const [file, content] of files) writeFile(join(fresh, file), content);
    if (existsSync(folder)) renameSync(folder, old);
    renameSync(fresh, folder);
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    const isTaken = /^(ENOENT|ENOTEMPTY)$/.test(code); // another process is replacing the folder
    if (isTaken && attempts > 1) return writeFolder(link, files, attempts - 1);
    if (existsSync(old) && !existsSync(folder)) renameSync(old, folder);
    throw new UserError(`${folder} was not replaced: ${message}`);
  } finally {
    removeLeftovers(folder);
  }
}

export const shortHash = (data: string | Buffer) => hash('sha256', data, 'hex').slice(0, 8);

/** Reduces a text to the characters a-z, 0-9 and -. */
export const slug = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');

export const photoFilter = RegExp(`\\.(${photoFormats}|heic)$`, 'i');

/** Returns `geoapp-1.avif` for the photo `Geoapp/1.JPG`, and `avatar-ada.avif` for `avatars/Ada.png`. */
export const avifFile = (photo: string) =>
  `${slug(photo.replace(/\.\w+$/, '').replace(/^avatars\//, 'avatar-')) || 'photo'}.avif`;

/** Finds a file in `assets` by the longest end of a path. An original (PNG) stands for the AVIF file made from it. */
export function findAsset(assets: string, path: string) {
  const parts = path.split('/').filter((part) => !/^\.*$/.test(part));
  const fileOf = (name: string) => (photoFilter.test(name) ? avifFile(name) : name);
  return parts.map((_, index) => join(assets, fileOf(parts.slice(index).join('/')))).find((file) => existsSync(file));
}

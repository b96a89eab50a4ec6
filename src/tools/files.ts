import { hash } from 'node:crypto';
import {
  accessSync, constants, existsSync, mkdirSync, readdirSync, realpathSync, renameSync, rmSync, statSync, writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { UserError } from './user-error';

const ignored = ['.DS_Store', '.gitignore', '.gitkeep', 'Thumbs.db'];

/** Returns the relative paths of all files in a folder, with forward slashes. Follows symbolic links. */
export function listFiles(folder: string): string[] {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => !ignored.includes(name)) : [];
  return names.flatMap((name) => {
    const path = join(folder, name);
    const isFolder = statSync(path, { throwIfNoEntry: false })?.isDirectory(); // undefined for a broken link
    return isFolder ? listFiles(path).map((file) => `${name}/${file}`) : name;
  }).sort();
}

export function writeFile(path: string, content: string | Uint8Array) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}

/** Throws if no build wrote the folder (it lacks `_headers`), or if it has a hidden file of other origin (`.git`). */
function rejectForeignFiles(folder: string, files: ReadonlyMap<string, unknown>) {
  accessSync(folder, constants.W_OK); // a folder of another user could be renamed but not deleted
  const names = readdirSync(folder).filter((name) => !ignored.includes(name));
  const isBuild = names.includes('_headers');
  const written = new Set([...files.keys()].map((file) => file.split('/')[0]));
  const foreign = names.find((name) => !isBuild || (name.startsWith('.') && !written.has(name)));
  if (!foreign) return;
  throw new Error(`it contains ${foreign}, which is not from this build. Move it away, or into assets/root/.`);
}

/**
 * Writes files into a new folder, which then replaces `link` or, if that is a symbolic link, its target. Several
 * processes may do this at once. If the folder has foreign files or cannot be replaced, throws a UserError and changes
 * nothing.
 */
export function writeFolder(link: string, files: ReadonlyMap<string, string | Uint8Array>) {
  const folder = existsSync(link) ? realpathSync(link) : link;
  const [fresh, old] = [`${folder}.new-${process.pid}`, `${folder}.old-${process.pid}`];
  // While the folder does not exist, the old one is the only copy.
  const removeOthers = () => {
    for (const path of existsSync(folder) ? [fresh, old] : [fresh]) rmSync(path, { recursive: true, force: true });
  };
  try {
    if (existsSync(folder)) rejectForeignFiles(folder, files);
    removeOthers(); // left by a killed process that had the same id
    for (const [file, content] of files) writeFile(join(fresh, file), content);
    if (existsSync(folder)) renameSync(folder, old);
    renameSync(fresh, folder);
  } catch (error) {
    if (existsSync(old) && !existsSync(folder)) renameSync(old, folder);
    throw new UserError(`${folder} was not replaced: ${(error as Error).message}`);
  } finally {
    removeOthers();
  }
}

export const shortHash = (data: string | Buffer) => hash('sha256', data, 'hex').slice(0, 8);

/** Reduces a text to the characters a-z, 0-9 and -. */
export const slug = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');

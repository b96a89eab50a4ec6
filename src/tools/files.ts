import { hash } from 'node:crypto';
import {
  accessSync, constants, existsSync, mkdirSync, readdirSync, realpathSync, renameSync, rmSync, statSync, writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { Mistake } from './mistake';

const ignored = ['.DS_Store', '.gitignore', '.gitkeep', 'Thumbs.db'];

/** The relative paths of files at any depth, with forward slashes. Follows links. */
export function listFiles(folder: string): string[] {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => !ignored.includes(name)) : [];
  return names.flatMap((name) => {
    const path = join(folder, name);
    const isFolder = statSync(path, { throwIfNoEntry: false })?.isDirectory(); // not that of a broken link
    return isFolder ? listFiles(path).map((file) => `${name}/${file}`) : name;
  }).sort();
}

export function writeFile(path: string, content: string | Uint8Array) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}

/** Throws if the folder is no build (it lacks `_headers`), or has a hidden file that no build writes (`.git`). */
function refuseForeign(folder: string, files: ReadonlyMap<string, unknown>) {
  accessSync(folder, constants.W_OK); // another user's folder could be renamed, but not deleted
  const names = readdirSync(folder).filter((name) => !ignored.includes(name));
  const isBuild = names.includes('_headers');
  const written = new Set([...files.keys()].map((file) => file.split('/')[0]));
  const foreign = names.find((name) => !isBuild || (name.startsWith('.') && !written.has(name)));
  if (foreign) throw new Error(`it has ${foreign}, which is not from a build; move it, or put it into assets/root/`);
}

/**
 * Writes files into a new folder, which then replaces `link`, or the target of this symbolic link. Other processes may
 * do the same. Throws a Mistake and changes nothing if the folder has other files or cannot be replaced.
 */
export function writeFolder(link: string, files: ReadonlyMap<string, string | Uint8Array>) {
  const folder = existsSync(link) ? realpathSync(link) : link;
  const [fresh, old] = [`${folder}.new-${process.pid}`, `${folder}.old-${process.pid}`];
  // While the folder is missing, the old one is the only copy.
  const removeOthers = () => {
    for (const path of existsSync(folder) ? [fresh, old] : [fresh]) rmSync(path, { recursive: true, force: true });
  };
  try {
    if (existsSync(folder)) refuseForeign(folder, files);
    removeOthers(); // of a killed process, whose number may return
    for (const [file, content] of files) writeFile(join(fresh, file), content);
    if (existsSync(folder)) renameSync(folder, old);
    renameSync(fresh, folder);
  } catch (error) {
    if (existsSync(old) && !existsSync(folder)) renameSync(old, folder);
    throw new Mistake(`${folder} is not replaced: ${(error as Error).message}`);
  } finally {
    removeOthers();
  }
}

export const shortHash = (data: string | Buffer) => hash('sha256', data, 'hex').slice(0, 8);

/** Reduces a text to the characters a-z, 0-9 and -. */
export const slug = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');

import {
  cpSync, type Dirent, existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, realpathSync, renameSync, rmSync,
  statSync, writeFileSync,
} from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';
import { Mistake } from './mistake';

const cannotWrite = (name: string, error: unknown) =>
  new Mistake(`${name} cannot be written: ${(error as Error).message}`);

const remove = (path: string) => rmSync(path, { recursive: true, force: true, maxRetries: 5 });

/** All entries below a folder but folders. Follows no links, as recursive reads of Node 22 and 24 do. */
export const entriesIn = (folder: string): Dirent[] => readdirSync(folder, { withFileTypes: true })
  .flatMap((entry) => (entry.isDirectory() ? entriesIn(join(folder, entry.name)) : entry));

function removeOthers(folder: string, fresh: string) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const [path, same] = [folder, fresh].map((parent) => join(parent, entry.name)) as [string, string];
    if (!existsSync(same)) remove(path);
    else if (entry.isDirectory()) removeOthers(path, same);
  }
}

/** A folder that cannot be renamed, such as a mount or one in use, gets the files of the new one. */
function replace(folder: string, fresh: string, old: string) {
  try {
    if (existsSync(folder)) renameSync(folder, old);
    return renameSync(fresh, folder);
  } catch {
    if (existsSync(old)) renameSync(old, folder);
  }
  cpSync(fresh, folder, { recursive: true });
  removeOthers(folder, fresh);
}

/** Replaces a folder, or the target of a link, once all files are written. Throws a Mistake. */
export function writeFolder(path: string, files: ReadonlyMap<string, string | Uint8Array>) {
  try {
    const folder = lstatSync(path, { throwIfNoEntry: false }) ? realpathSync(path) : path;
    const [fresh, old] = [`${folder}.new`, `${folder}.old`];
    remove(fresh); // left by a build that was killed
    remove(old);
    try {
      for (const [file, content] of files) {
        const to = join(fresh, file);
        mkdirSync(dirname(to), { recursive: true });
        writeFileSync(to, content);
      }
      replace(folder, fresh, old);
    } finally {
      remove(fresh);
      remove(old);
    }
  } catch (error) {
    throw cannotWrite(`${basename(path)}/`, error);
  }
}

/** Reads a text without a byte-order mark and the line endings of Windows. */
export const readText = (path: string) => new TextDecoder().decode(readFileSync(path)).replaceAll('\r\n', '\n');

export const isFile = (path: string) => existsSync(path) && statSync(path).isFile();

/** Throws a Mistake, such as on Windows while a viewer shows the file. */
export function replaceFile(path: string, content: string | Buffer) {
  const fresh = `${path}.new`;
  try {
    writeFileSync(fresh, content);
    renameSync(fresh, path);
  } catch (error) {
    if (existsSync(fresh)) remove(fresh);
    throw cannotWrite(basename(path), error);
  }
}

/** Whether a file is only for an operating system, a file server or git. */
export const isSystemFile = (path: string) =>
  /(^|\/)(\.DS_Store|\.git(ignore|keep)|\.nomedia|\._[^/]*|Thumbs\.db|desktop\.ini|@eaDir\/.*)$/i.test(path);

/** The relative paths of files at any depth, with forward slashes. */
export const listFiles = (folder: string, withLinks = false) =>
  entriesIn(folder).filter((entry) => entry.isFile() || (withLinks && entry.isSymbolicLink()))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
    .filter((path) => !isSystemFile(path));

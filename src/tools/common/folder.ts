import { randomUUID } from 'node:crypto';
import {
  existsSync, lstatSync, mkdirSync, readdirSync, readlinkSync, realpathSync, renameSync, rmSync, writeFileSync,
} from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';
import { Mistake } from './mistake';

/** Where a folder is, if it is a link. */
function follow(folder: string) {
  if (!lstatSync(folder, { throwIfNoEntry: false })?.isSymbolicLink()) return folder;
  if (existsSync(folder)) return realpathSync(folder);
  throw new Mistake(`${basename(folder)} is a link to ${readlinkSync(folder)}, which is not there; create it.`);
}

const isCode = (error: unknown, code: string) => (error as NodeJS.ErrnoException).code === code;

const remove = (folder: string) => rmSync(folder, { recursive: true, force: true });

/** Renames a folder, if there is one. */
function move(folder: string, to: string) {
  try {
    renameSync(folder, to);
  } catch (error) {
    if (!isCode(error, 'ENOENT')) throw error;
  }
}

/** Has `fresh` take the place of a folder, which is `old` until then, and again in its place if that fails. */
function replace(folder: string, fresh: string, old: string) {
  move(folder, old);
  try {
    renameSync(fresh, folder);
  } catch (error) {
    if (!isCode(error, 'ENOTEMPTY')) {
      move(old, folder);
      throw error;
    }
    remove(old);
    replace(folder, fresh, old); // another build's is there now
  }
}

/**
 * Replaces a folder by `files`: these are written beside it, and it is removed once they are in its place. Of two
 * builds at once, the last one's stay.
 */
export function writeFolder(path: string, files: ReadonlyMap<string, string | Uint8Array>) {
  const folder = follow(path);
  const fresh = `${folder}.${randomUUID()}`;
  const old = `${fresh}.old`;
  try {
    for (const [path, content] of files) {
      mkdirSync(dirname(join(fresh, path)), { recursive: true });
      writeFileSync(join(fresh, path), content);
    }
    replace(folder, fresh, old);
  } catch (error) {
    throw new Mistake(`${basename(path)}/ cannot be written: ${(error as Error).message}`);
  } finally {
    remove(fresh);
    remove(old);
  }
}

/** Writes a file atomically. */
export function replaceFile(path: string, content: string | Buffer) {
  const fresh = `${path}.new`;
  writeFileSync(fresh, content);
  renameSync(fresh, path);
}

/** The relative paths of all files below a folder, with forward slashes on every system. */
export const listFiles = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'));

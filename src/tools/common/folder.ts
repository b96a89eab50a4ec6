import { randomUUID } from 'node:crypto';
import {
  existsSync, lstatSync, mkdirSync, readdirSync, readlinkSync, realpathSync, renameSync, rmSync, writeFileSync,
} from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';
import { Mistake } from './mistake';

/** Resolves a link. Throws a Mistake if its target does not exist. */
function follow(folder: string) {
  if (!lstatSync(folder, { throwIfNoEntry: false })?.isSymbolicLink()) return folder;
  if (existsSync(folder)) return realpathSync(folder);
  throw new Mistake(`${basename(folder)} is a link to ${readlinkSync(folder)}, which is not there; create it.`);
}

const isCode = (error: unknown, code: string) => (error as NodeJS.ErrnoException).code === code;

const remove = (folder: string) => rmSync(folder, { recursive: true, force: true });

function move(folder: string, to: string) {
  try {
    renameSync(folder, to);
  } catch (error) {
    if (!isCode(error, 'ENOENT')) throw error;
  }
}

/** Keeps the folder as `old` to move it back on failure. */
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
    replace(folder, fresh, old); // another build has put its folder there
  }
}

/** Replaces a folder once all files are written. Of two builds at once, the last wins. Throws a Mistake on failure. */
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

/** The relative paths of files at any depth, with forward slashes on every system. */
export const listFiles = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'));

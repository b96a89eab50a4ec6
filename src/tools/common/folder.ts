import {
  existsSync, lstatSync, mkdirSync, readdirSync, readlinkSync, realpathSync, renameSync, rmSync, writeFileSync,
} from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';
import { Mistake } from './mistake';

function isAlive(id: number) {
  try {
    return process.kill(id, 0);
  } catch {
    return false;
  }
}

/** Removes what interrupted builds have left beside a folder. Others may be at work, each under names of its own. */
function removeLeftovers(folder: string) {
  for (const name of readdirSync(dirname(folder))) {
    const [, start, id] = /^(.+)\.(\d+)\.(?:new|old)$/.exec(name) ?? [];
    if (start !== basename(folder) || (Number(id) !== process.pid && isAlive(Number(id)))) continue;
    rmSync(join(dirname(folder), name), { recursive: true, force: true });
  }
}

/** Renames a folder. Returns whether it could, or throws an error other than the one with this code. */
function isRenamed(from: string, to: string, expected: string) {
  try {
    renameSync(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === expected) return false;
    throw error;
  }
}

/** Where a folder is, if it is a link. */
function follow(folder: string) {
  if (!lstatSync(folder, { throwIfNoEntry: false })?.isSymbolicLink()) return folder;
  if (existsSync(folder)) return realpathSync(folder);
  throw new Mistake(`${basename(folder)} is a link to ${readlinkSync(folder)}, which is not there; create it.`);
}

/**
 * Replaces a folder by `files`: these are written beside it, and it is removed once they are in its place. Of two
 * builds at once, the last one's stay.
 */
export function writeFolder(path: string, files: ReadonlyMap<string, string | Uint8Array>) {
  const folder = follow(path);
  const [fresh, old] = ['new', 'old'].map((name) => `${folder}.${process.pid}.${name}`) as [string, string];
  try {
    removeLeftovers(folder);
    for (const [path, content] of files) {
      mkdirSync(dirname(join(fresh, path)), { recursive: true });
      writeFileSync(join(fresh, path), content);
    }
    do {
      rmSync(old, { recursive: true, force: true });
      isRenamed(folder, old, 'ENOENT');
    } while (!isRenamed(fresh, folder, 'ENOTEMPTY')); // another build's is there now
    rmSync(old, { recursive: true, force: true });
  } catch (error) {
    throw new Mistake(`${basename(path)}/ cannot be written: ${(error as Error).message}`);
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

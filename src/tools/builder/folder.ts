import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';

/** Replaces a folder by `files`: these are written beside it, and it is removed once they are in its place. */
export function writeFolder(folder: string, files: ReadonlyMap<string, string | Uint8Array>) {
  const [fresh, old] = [`${folder}.new`, `${folder}.old`];
  for (const left of [fresh, old]) rmSync(left, { recursive: true, force: true }); // of a build that was interrupted
  for (const [path, content] of files) {
    mkdirSync(dirname(join(fresh, path)), { recursive: true });
    writeFileSync(join(fresh, path), content);
  }
  if (existsSync(folder)) renameSync(folder, old);
  renameSync(fresh, folder);
  rmSync(old, { recursive: true, force: true });
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

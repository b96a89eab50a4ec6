import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';

/**
 * Replaces a folder by `files`, by path, at once, so that it is never half written.
 * @param {string} folder
 * @param {ReadonlyMap<string, string | Uint8Array>} files
 */
export function writeFolder(folder, files) {
  const fresh = `${folder}.new`;
  rmSync(fresh, { recursive: true, force: true });
  for (const [path, content] of files) {
    mkdirSync(dirname(join(fresh, path)), { recursive: true });
    writeFileSync(join(fresh, path), content);
  }
  rmSync(folder, { recursive: true, force: true });
  renameSync(fresh, folder);
}

/**
 * Writes a file at once, so that it is never half written.
 * @param {string} path
 * @param {string | Buffer} content
 */
export function replaceFile(path, content) {
  const fresh = `${path}.new`;
  writeFileSync(fresh, content);
  renameSync(fresh, path);
}

/**
 * The paths of all files below a folder, with slashes on every system.
 * @param {string} folder
 */
export const listFiles = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'));

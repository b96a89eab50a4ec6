import { renameSync, writeFileSync } from 'node:fs';

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

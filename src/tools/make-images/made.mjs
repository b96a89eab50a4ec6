// Which pictures are up to date. Times of files do not tell: copies and git set them anew. So a mark is kept of what a
// photograph and its pictures were, byte by byte, and how they were made, beside the photographs.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { replaceFile } from './replace-file.mjs';

/** @import { Photo } from './plan.mjs' */

/**
 * What was made before in the folder `assets`, by the same `recipe`.
 * @param {string} assets
 * @param {string} recipe
 */
export function openMade(assets, recipe) {
  const file = join(assets, 'photos/.made.json');
  /** @type {Record<string, string>} */
  const marks = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};

  /**
   * @param {Photo} photo
   * @param {Buffer} bytes
   */
  function mark({ files }, bytes) {
    const hash = createHash('sha256').update(recipe).update(bytes);
    for (const name of files) {
      const path = join(assets, name);
      hash.update(existsSync(path) ? readFileSync(path) : 'none');
    }
    return hash.digest('hex').slice(0, 16);
  }

  return {
    /**
     * Whether the pictures of a photograph are what was made of it.
     * @param {Photo} photo
     * @param {Buffer} bytes
     */
    has: (photo, bytes) => marks[photo.path] === mark(photo, bytes),
    /**
     * Notes that they are.
     * @param {Photo} photo
     * @param {Buffer} bytes
     */
    add(photo, bytes) {
      marks[photo.path] = mark(photo, bytes);
      replaceFile(file, `${JSON.stringify(marks, null, 2)}\n`);
    },
  };
}

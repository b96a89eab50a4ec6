import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Mistake } from './mistake.mjs';

/**
 * Reads a file that the build cannot do without. Throws a Mistake with the `cure` when it is not there.
 * @param {string} root
 * @param {string} name
 */
export function readNeeded(root, name, cure = 'bring it back, for instance with git checkout') {
  const path = join(root, name);
  if (!existsSync(path)) throw new Mistake(`There is no ${name}; ${cure}.`);
  return readFileSync(path);
}

import { execFile } from 'node:child_process';
import { join } from 'node:path';

/**
 * Checks the types of what the site is made of. Resolves to the lines of the compiler, none when all is well. What it knows
 * it keeps below node_modules/, so that the next time is quick.
 * @param {string} root
 * @returns {Promise<string>}
 */
export const typeMistakes = (root) =>
  new Promise((resolve) => {
    const compiler = join(root, 'node_modules/typescript/bin/tsc');
    execFile(process.execPath, [compiler, '-b', 'src'], { cwd: root }, (error, output) => resolve(error ? output.trim() || error.message : ''));
  });

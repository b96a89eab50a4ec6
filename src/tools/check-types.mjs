import { execFile } from 'node:child_process';
import { join } from 'node:path';

/**
 * The lines about the first file: what is wrong there is often why others are wrong.
 * @param {string} output
 */
function ofFirstFile(output) {
  const [file = ''] = /^.*?\(/.exec(output) ?? [];
  const lines = output.trim().split('\n');
  const other = lines.findIndex((line) => /^\S/.test(line) && !line.startsWith(file)); // a line with a margin goes on
  return lines.slice(0, other < 0 ? undefined : other).join('\n');
}

/**
 * Checks the types of what the site is made of. Resolves to the lines of the compiler about the first file that has a
 * mistake, none when all is well. What it knows it keeps below node_modules/, so that the next time is quick.
 * @param {string} root
 * @returns {Promise<string>}
 */
export const typeMistakes = (root) =>
  new Promise((resolve) => {
    const compiler = join(root, 'node_modules/typescript/bin/tsc');
    execFile(process.execPath, [compiler, '-b', 'src'], { cwd: root }, (error, output) => resolve(error ? ofFirstFile(output) || error.message : ''));
  });

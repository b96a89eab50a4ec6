import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { UserError } from './user-error';

/** Throws a UserError with the compiler's errors in the team's files. Must run before these files are evaluated. */
export async function checkTypes(root: string) {
  const compiler = join(root, 'node_modules/typescript/bin/tsc');
  await promisify(execFile)(process.execPath, [compiler, '-p', 'src/browser', '--pretty', 'false'], { cwd: root })
    .catch(({ stdout, message }) => { throw new UserError(stdout.trim() || message); });
}

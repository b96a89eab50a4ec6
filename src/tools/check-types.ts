import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Mistake } from './mistake';

/** Throws a Mistake with what the compiler says of the team's files, which then must not be evaluated. */
export async function refuseTypeErrors(root: string) {
  const compiler = join(root, 'node_modules/typescript/bin/tsc');
  await promisify(execFile)(process.execPath, [compiler, '-p', 'src/browser', '--pretty', 'false'], { cwd: root })
    .catch(({ stdout, message }) => { throw new Mistake(stdout.trim() || message); });
}

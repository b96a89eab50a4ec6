import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** An error that the user can fix, such as a busy port. It is printed without stack trace. */
export class Mistake extends Error {}

/** Throws a Mistake if there are any. `folder` is that of the files they are in. */
export function refuse(mistakes: string[], folder = '') {
  if (mistakes.length > 0) throw new Mistake(mistakes.map((mistake) => folder + mistake).join('\n'));
}

/** Throws a Mistake with what the compiler says of the team's files, which then must not be evaluated. */
export async function refuseTypeErrors(root: string) {
  const compiler = join(root, 'node_modules/typescript/bin/tsc');
  await promisify(execFile)(process.execPath, [compiler, '-p', 'src/browser', '--pretty', 'false'], { cwd: root })
    .catch(({ stdout, message }) => { throw new Mistake(stdout.trim() || message); });
}

/** The text to print. If the stack trace has lines of the team's files, only those are kept. */
export function explain(error: unknown) {
  if (!(error instanceof Error)) return error;
  if (error instanceof Mistake) return error.message;
  const ofTeam = error.stack!.replace(/\n +at (?!.*[\\/]src[\\/]site[\\/]).*/g, '');
  if (/\n +at /.test(ofTeam)) return ofTeam;
  const { syscall, code } = error as NodeJS.ErrnoException; // whose message names the file, or the flag
  return syscall || code?.startsWith('ERR_PARSE_ARGS') ? error.message : error.stack;
}

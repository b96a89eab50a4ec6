/** An error that the user can fix, such as a port that is in use. It is printed without a stack trace. */
export class UserError extends Error {}

/** Throws a UserError if there are any mistakes. `folder` is the folder of the files that they name. */
export function throwMistakes(mistakes: string[], folder = '') {
  if (mistakes.length > 0) throw new UserError(mistakes.map((mistake) => folder + mistake).join('\n'));
}

/** Returns what to print for an error. If its stack trace has lines in the team's files, keeps only those. */
export function explain(error: unknown) {
  if (!(error instanceof Error)) return error;
  if (error instanceof UserError) return error.message;
  const teamStack = error.stack!.replace(/\n +at (?!.*[\\/]src[\\/]site[\\/]).*/g, '');
  if (/\n +at /.test(teamStack)) return teamStack;
  const { syscall, code } = error as NodeJS.ErrnoException; // with these, the message names the file or the flag
  return syscall || code?.startsWith('ERR_PARSE_ARGS') ? error.message : error.stack;
}

/** An error that the user can fix, such as a busy port. It is printed without stack trace. */
export class Mistake extends Error {}

/** Throws a Mistake if there are any. */
export function refuse(mistakes: string[]) {
  if (mistakes.length > 0) throw new Mistake(mistakes.join('\n'));
}

/** What to print for an error: of its stack trace, the lines in the team's files, if there are any. */
export function explain(error: unknown) {
  if (!(error instanceof Error)) return error;
  if (error instanceof Mistake || 'syscall' in error) return error.message; // names its file
  const ofTeam = error.stack!.replace(/\n +at (?!.*[\\/]src[\\/]site[\\/]).*/g, '');
  return /\n +at /.test(ofTeam) ? ofTeam : error.stack;
}

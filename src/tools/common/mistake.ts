/** An error that the user can fix, such as a busy port. It is printed without a stack trace. */
export class Mistake extends Error {}

/** Throws a Mistake if there are any. */
export function refuse(mistakes: string[]) {
  if (mistakes.length > 0) throw new Mistake(mistakes.join('\n'));
}

/** What to print for an error. */
export function explain(error: unknown) {
  if (!(error instanceof Error)) return error;
  return error instanceof Mistake ? error.message : error.stack;
}

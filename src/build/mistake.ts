/**
 * An error that the user can fix, such as a wrong field or a busy port. Its message is printed without a stack trace.
 */
export class Mistake extends Error {}

/** What to print of an error: the message of a Mistake, the whole error otherwise. */
export const explain = (error: unknown) => (error instanceof Mistake ? error.message : error);

/** An error that the user can fix, such as a wrong field or a busy port. It is printed without a stack trace. */
export class Mistake extends Error {}

/** What to print of an error. */
export const explain = (error: unknown) => (error instanceof Mistake ? error.message : error);

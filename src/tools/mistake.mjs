/** A mistake of the maintainer's, such as a wrong field or a busy port: its message is all there is to say. */
export class Mistake extends Error {}

/** What to print of an error: the sentence of a mistake, and all that is known of any other. */
export const explain = (/** @type {unknown} */ error) => (error instanceof Mistake ? error.message : error);

/** A mistake of the maintainer's, such as a wrong field or a busy port: its message is all there is to say. */
export class Mistake extends Error {}

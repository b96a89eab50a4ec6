import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A mistake of the maintainer's, such as a wrong field or a busy port: its message is all there is to say. */
export class Mistake extends Error {}

/** What to print of an error: the sentence of a mistake, and all that is known of any other. */
export const explain = (error: unknown) => (error instanceof Mistake ? error.message : error);

/** Reads a file that the build cannot do without. Throws a Mistake with the `cure` when it is not there. */
export function readNeeded(root: string, name: string, cure = 'bring it back, for instance with git checkout') {
  const path = join(root, name);
  if (!existsSync(path)) throw new Mistake(`There is no ${name}; ${cure}.`);
  return readFileSync(path);
}

/** The value itself, which must be there. Throws when it is not: that is a fault of ours. */
export function defined<T>(value: T | undefined, name: string): T {
  if (value === undefined) throw new Error(`There is no ${name}`);
  return value;
}

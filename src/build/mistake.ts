import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** An error that the user can fix, such as a wrong field or a busy port. Its message is printed without a stack trace. */
export class Mistake extends Error {}

/** What to print of an error: the message of a Mistake, the whole error otherwise. */
export const explain = (error: unknown) => (error instanceof Mistake ? error.message : error);

/** Reads a required file. Throws a Mistake with the `cure` if it is missing. */
export function readNeeded(root: string, name: string, cure = 'bring it back, for instance with git checkout') {
  const path = join(root, name);
  if (!existsSync(path)) throw new Mistake(`There is no ${name}; ${cure}.`);
  return readFileSync(path);
}

/** Returns a value that cannot be undefined. Throws an ordinary error if it is, since that is a bug. */
export function defined<T>(value: T | undefined, name: string): T {
  if (value === undefined) throw new Error(`There is no ${name}`);
  return value;
}

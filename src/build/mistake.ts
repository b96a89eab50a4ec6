import { isUtf8 } from 'node:buffer';
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

export const encodingMistake = 'this line is not UTF-8, and its accents would be lost; save the file in the encoding UTF-8';

/** The number of the first line that is not UTF-8, which esbuild and Node would read without a word; 0 if there is none. */
export const lineNotUtf8 = (bytes: Buffer) =>
  bytes.toString('latin1').split('\n').findIndex((line) => !isUtf8(Buffer.from(line, 'latin1'))) + 1;

/** Reads a required text file, without a byte order mark. Throws a Mistake if it is missing or not UTF-8. */
export function readText(root: string, name: string) {
  const bytes = readNeeded(root, name);
  const line = lineNotUtf8(bytes);
  if (line > 0) throw new Mistake(`${name}:${line}: ${encodingMistake}`);
  return new TextDecoder().decode(bytes);
}

/** Returns a value that cannot be undefined. Throws an ordinary error if it is, since that is a bug. */
export function defined<T>(value: T | undefined, name: string): T {
  if (value === undefined) throw new Error(`There is no ${name}`);
  return value;
}

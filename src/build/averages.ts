import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { Mistake } from './mistake';

/** The file of `assets/` with the average colours of captures, by file, which `npm run images` writes. */
export const averagesFile = 'averages.json';

/** The average colour of a capture, or undefined if it is not known. Throws a Mistake if the file is no JSON. */
export function averageOf(path: string): string | undefined {
  const file = join(dirname(path), averagesFile);
  if (!existsSync(file)) return;
  try {
    return JSON.parse(readFileSync(file, 'utf8'))[basename(path)];
  } catch {
    throw new Mistake(`assets/${averagesFile} is no JSON; delete it and run npm run images`);
  }
}

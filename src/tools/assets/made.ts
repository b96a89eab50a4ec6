// assets/made.json has a hash of what each file was made from that `npm run images` has made.
import { mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isFile, readText, replaceFile } from '../common/folder';
import { shortHash } from '../common/hash';

type Source = string | Buffer;

/** The hashes by file. If the list is missing or has a conflict of git in it, all is made again. */
export function readMade(assets: string): Record<string, string> {
  try {
    return JSON.parse(readText(join(assets, 'made.json')));
  } catch {
    return {};
  }
}

function writeMade(assets: string, made: Record<string, string>) {
  const files = Object.keys(made).filter((file) => isFile(join(assets, file))).sort();
  replaceFile(join(assets, 'made.json'), `${JSON.stringify(made, files, 2)}\n`);
}

/** Returns whether a file is there and was made from this, by a list that is read once. */
export function madeIn(assets: string) {
  const made = readMade(assets);
  return (file: string, source: Source) => made[file] === shortHash(source, 12) && isFile(join(assets, file));
}

/** Writes a file, and adds it to the list. */
export function writeMadeFile(assets: string, file: string, content: Source, source: Source) {
  mkdirSync(dirname(join(assets, file)), { recursive: true });
  replaceFile(join(assets, file), content);
  writeMade(assets, { ...readMade(assets), [file]: shortHash(source, 12) });
}

/** Removes a file if it is in the list. */
export function removeMadeFile(assets: string, file: string) {
  if (file in readMade(assets) && isFile(join(assets, file))) rmSync(join(assets, file));
  writeMade(assets, readMade(assets));
}

// The files of assets/root/, which lie at the root of the site as they are: a search engine's proof of ownership,
// .well-known/security.txt, CNAME, _redirects.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from './folder';
import { Mistake } from './mistake';

// What operating systems leave in folders.
const isDropping = (path: string) => /(^|\/)(\.DS_Store|\._[^/]*|Thumbs\.db|desktop\.ini)$/i.test(path);

/** The first folder of a path, or the file as addresses name it. Some file systems do not tell capitals from small letters. */
const nameOf = (path: string) => path.replace(/\/.*/s, '').normalize().toLowerCase().replace(/(\.html)?(\.br|\.gz)?$/, '');

/**
 * The files of `assets/root/` by their path there; none if it does not exist. Throws a Mistake if one would be in the way of
 * `written`, the paths of the files that the build writes.
 */
export function readRootFiles(root: string, written: Iterable<string>): Map<string, Buffer> {
  const folder = join(root, 'assets/root');
  if (!existsSync(folder)) return new Map();
  const taken = new Set(Array.from(written, nameOf));
  const paths = listFiles(folder).filter((path) => !isDropping(path)).sort();
  const mistakes = paths.filter((path) => taken.has(nameOf(path))).map(
    (path) => `assets/root/${path}: ${JSON.stringify(nameOf(path))} is the name of something that the build writes itself; choose another`,
  );
  if (mistakes.length > 0) throw new Mistake(mistakes.join('\n'));
  return new Map(paths.map((path) => [path, readFileSync(join(folder, path))]));
}

/** Warns of `.well-known/` below a base path, where no one asks for it. */
export const misplaced = (paths: Iterable<string>, url: string) =>
  new URL(url).pathname !== '/' && [...paths].some((path) => path.startsWith('.well-known/'))
    ? [`assets/root/.well-known/ will be at ${url}.well-known/, but it must lie at the root of the host: copy it to ${new URL(url).origin}/.well-known/ too.`]
    : [];

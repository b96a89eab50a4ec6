import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../builder/folder';
import { Mistake } from '../builder/mistake';

/** Whether a file is what operating systems and git keep in folders. */
export const isDropping = (path: string) =>
  /(^|\/)(\.DS_Store|\.gitignore|\._[^/]*|Thumbs\.db|desktop\.ini)$/i.test(path);

const isSameOrIn = (path: string, folder: string) => `${path}/`.startsWith(`${folder}/`);

/**
 * The files of `assets/root/`, by their path there. Throws a Mistake if one would take the place of a file, or of its
 * folder, that is `written`.
 */
export function readRootFiles(root: string, written: ReadonlySet<string>): Map<string, Buffer> {
  const folder = join(root, 'assets/root');
  const paths = existsSync(folder) ? listFiles(folder).filter((path) => !isDropping(path)) : [];
  const taken = paths.find((path) => [...written].some((other) => isSameOrIn(path, other) || isSameOrIn(other, path)));
  if (taken) throw new Mistake(`assets/root/${taken}: the build writes this file itself; choose another name`);
  return new Map(paths.map((path) => [path, readFileSync(join(folder, path))]));
}

import { hash } from 'node:crypto';
import {
  existsSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, renameSync, rmSync, statSync, writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { UserError } from './user-error';

/** Matches files that systems and editors leave behind, files that are only for git, and folders of packages. */
const ignored = /^(\.DS_Store|Thumbs\.db|desktop\.ini|\.[_#].*|.*~|\.git(ignore|keep)|node_modules)$/;

/** Returns the relative paths of all files in a folder, with forward slashes. Follows symbolic links. */
export function listFiles(folder: string, parents: string[] = []): string[] {
  if (!existsSync(folder)) return [];
  const target = realpathSync(folder);
  if (parents.includes(target)) throw new UserError(`${folder} is a link to a folder that contains it. Delete it.`);
  return readdirSync(folder).filter((name) => !ignored.test(name)).flatMap((name) => {
    const path = join(folder, name);
    const isFolder = existsSync(path) && statSync(path).isDirectory(); // the target of a broken link does not exist
    return isFolder ? listFiles(path, [...parents, target]).map((file) => `${name}/${file}`) : name;
  }).sort();
}

export function writeFile(path: string, content: string | Uint8Array) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}

/** Returns the name of something in a folder that no build wrote. */
function findUnwritten(folder: string) {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => !ignored.test(name)) : [];
  if (!names.includes('_headers')) return names[0];
  return names.find((name) => /^\.(git|netlify|vercel|wrangler)$/.test(name)); // the command lines of hosts write these
}

/**
 * Writes files into a new folder, which then replaces `link` or, if that is a symbolic link, its target. If that has
 * other files or cannot be replaced, throws a UserError and changes nothing.
 */
export function writeFolder(link: string, files: ReadonlyMap<string, string | Uint8Array>) {
  const folder = existsSync(link) ? realpathSync(link) : link;
  const other = findUnwritten(folder);
  if (other) throw new UserError(`${folder} contains ${other}, which no build wrote. Move it to another folder.`);
  const temporary = mkdtempSync(`${folder}.`); // in the same file system
  const [fresh, old] = [join(temporary, 'new'), join(temporary, 'old')];
  try {
    for (const [file, content] of files) writeFile(join(fresh, file), content);
    if (existsSync(folder)) renameSync(folder, old);
    renameSync(fresh, folder);
  } catch (error) {
    if (!existsSync(folder) && existsSync(old)) renameSync(old, folder);
    throw new UserError(`${folder} was not replaced: ${(error as Error).message}`);
  } finally {
    rmSync(temporary, { recursive: true });
  }
}

export const shortHash = (data: string | Buffer) => hash('sha256', data, 'hex').slice(0, 8);

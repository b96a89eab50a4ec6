import {
  cpSync, existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, realpathSync, renameSync, rmSync, statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Mistake } from './mistake';

const cannotWrite = (name: string, error: unknown) =>
  new Mistake(`${name} cannot be written: ${(error as Error).message}`);

const remove = (path: string) => rmSync(path, { recursive: true, force: true, maxRetries: 5 });

function isRunning(pid: number) {
  try {
    return process.kill(pid, 0); // signal 0 only asks
  } catch {
    return false;
  }
}

/** Removes what this build, and builds that were killed, have left beside `folder`. A failure is only a warning. */
function cleanUp(folder: string) {
  for (const name of readdirSync(dirname(folder))) {
    const [, base, pid] = /^(.+)\.(\d+)\.(new|old)$/.exec(name) ?? [];
    if (base !== basename(folder) || (Number(pid) !== process.pid && isRunning(Number(pid)))) continue;
    try {
      remove(join(dirname(folder), name));
    } catch (error) {
      console.warn(`${name}/ is left over; delete it. (${(error as Error).message})`);
    }
  }
}

/** For a folder that cannot be renamed itself, such as a mount or a layer of an image. */
function replaceContents(folder: string, fresh: string) {
  cpSync(fresh, folder, { recursive: true });
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!existsSync(join(fresh, path))) remove(join(folder, path));
  }
}

async function replace(folder: string, fresh: string, old: string) {
  for (let tries = 0; tries < 30; tries += 1) { // three seconds, since virus scanners hold new files
    try {
      if (existsSync(folder)) renameSync(folder, old);
      return renameSync(fresh, folder);
    } catch (error) {
      if (existsSync(old) && !existsSync(folder)) renameSync(old, folder);
      if ((error as NodeJS.ErrnoException).code === 'EXDEV') break; // trying again would not help
      await setTimeout(100);
    }
  }
  replaceContents(folder, fresh);
}

/** Replaces a folder, or the target of a link, once all files are written beside it. Throws a Mistake on failure. */
export async function writeFolder(path: string, files: ReadonlyMap<string, string | Uint8Array>) {
  try {
    const folder = lstatSync(path, { throwIfNoEntry: false }) ? realpathSync(path) : path;
    const own = `${folder}.${process.pid}`;
    cleanUp(folder);
    try {
      for (const [file, content] of files) {
        const to = join(`${own}.new`, file);
        mkdirSync(dirname(to), { recursive: true });
        writeFileSync(to, content);
      }
      await replace(folder, `${own}.new`, `${own}.old`);
    } finally {
      cleanUp(folder);
    }
  } catch (error) {
    throw cannotWrite(`${basename(path)}/`, error);
  }
}

/** Reads a text without what editors may add: a byte-order mark, and the line endings of Windows. */
export const readText = (path: string) => new TextDecoder().decode(readFileSync(path)).replaceAll('\r\n', '\n');

export const isFile = (path: string) => existsSync(path) && statSync(path).isFile();

/** Writes a file atomically. Throws a Mistake on failure, such as on Windows while a viewer shows the file. */
export function replaceFile(path: string, content: string | Buffer) {
  const fresh = `${path}.new`;
  try {
    writeFileSync(fresh, content);
    renameSync(fresh, path);
  } catch (error) {
    if (existsSync(fresh)) remove(fresh);
    throw cannotWrite(basename(path), error);
  }
}

/** Whether a file is only for an operating system, a server of files or git. */
export const isDropping = (path: string) =>
  /(^|\/)(\.DS_Store|\.git(ignore|keep)|\.nomedia|\._[^/]*|Thumbs\.db|desktop\.ini|@eaDir\/.*)$/i.test(path);

/** The relative paths of files at any depth, with forward slashes on every system; of links too if so wanted. */
export const listFiles = (folder: string, withLinks = false) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() || (withLinks && entry.isSymbolicLink()))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
    .filter((path) => !isDropping(path));

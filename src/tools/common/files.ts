import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';

const ignored = ['.DS_Store', '.gitignore', '.gitkeep', 'Thumbs.db'];

/** The relative paths of files at any depth, with forward slashes. */
export function listFiles(folder: string): string[] {
  const entries = existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : [];
  return entries.filter((entry) => entry.isFile() && !ignored.includes(entry.name))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/')).sort();
}

export function writeFile(path: string, content: string | Uint8Array) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}

/** Replaces a folder once all files are written, beside it. Other processes may do the same. */
export function writeFolder(folder: string, files: ReadonlyMap<string, string | Uint8Array>) {
  const [fresh, old] = [`${folder}.new-${process.pid}`, `${folder}.old-${process.pid}`];
  try {
    for (const [file, content] of files) writeFile(join(fresh, file), content);
    if (existsSync(folder)) renameSync(folder, old);
    renameSync(fresh, folder);
  } finally {
    for (const path of [fresh, old]) rmSync(path, { recursive: true, force: true });
  }
}

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

/** Replaces a folder once all files are written. */
export function writeFolder(folder: string, files: ReadonlyMap<string, string | Uint8Array>) {
  const fresh = `${folder}.new`;
  rmSync(fresh, { recursive: true, force: true });
  for (const [file, content] of files) writeFile(join(fresh, file), content);
  rmSync(folder, { recursive: true, force: true });
  renameSync(fresh, folder);
}

import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inject } from 'vitest';
import { copySite } from './copy';

declare module 'vitest' {
  export interface ProvidedContext { root: string }
}

/** The copy of the project that the tests build and do not change (see copy.ts). */
export const root = inject('root');

/** Makes a copy that a test may change. It is deleted after all tests. */
export const makeCopy = () => copySite(dirname(root));

type Files = Record<string, string | Buffer>;

export function writeFiles(folder: string, files: Files) {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
}

/** Creates a folder with these files, whose name has spaces and accents. It is deleted after all tests. */
export function makeFolder(files: Files = {}) {
  const folder = mkdtempSync(join(dirname(root), 'página web ñ '));
  writeFiles(folder, files);
  return folder;
}

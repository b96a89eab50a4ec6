import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, inject } from 'vitest';
import { copySite } from './copy';

declare module 'vitest' {
  export interface ProvidedContext { root: string }
}

/** The copy of the project that tests share and must not change (see copy.ts). */
export const root = inject('root');

/** Makes a copy that a test may change. All copies are deleted after the tests. */
export const makeCopy = () => copySite(dirname(root));

type Files = Record<string, string | Buffer>;

export function writeFiles(folder: string, files: Files) {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
}

/** Creates a folder with these files. Its name has spaces and accents. All folders are deleted after the tests. */
export function makeFolder(files: Files = {}) {
  const folder = mkdtempSync(join(dirname(root), 'página web ñ '));
  writeFiles(folder, files);
  return folder;
}

/** Replaces text in a file. Fails if the file does not contain it. */
export function edit(folder: string, file: string, pattern: RegExp | string, replacement: string) {
  const text = readFileSync(join(folder, file), 'utf8');
  expect(text, file).toMatch(pattern);
  writeFileSync(join(folder, file), text.replace(pattern, replacement));
}

export type Edit = readonly [file: string, pattern: RegExp, replacement: string];

/** Makes a copy with new files and edits. */
export function changedCopy(files: Files, ...edits: Edit[]) {
  const copy = makeCopy();
  writeFiles(copy, files);
  for (const [file, pattern, replacement] of edits) edit(copy, file, pattern, replacement);
  return copy;
}

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { makeCopy } from './root';

export type Edit = readonly [file: string, pattern: RegExp, replacement: string];

/** Replaces a text in a file, which must have it. */
export function edit(folder: string, file: string, pattern: RegExp | string, replacement: string) {
  const text = readFileSync(join(folder, file), 'utf8');
  expect(text, file).toMatch(pattern);
  writeFileSync(join(folder, file), text.replace(pattern, replacement));
}

export function changedCopy(...edits: Edit[]) {
  const root = makeCopy();
  for (const [file, pattern, replacement] of edits) edit(root, file, pattern, replacement);
  return root;
}

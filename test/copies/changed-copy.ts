import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { makeCopy } from './root';

export type Edit = readonly [file: string, pattern: RegExp, replacement: string];

export function changedCopy(...edits: Edit[]) {
  const root = makeCopy();
  for (const [file, pattern, replacement] of edits) {
    const text = readFileSync(join(root, file), 'utf8');
    expect(text, file).toMatch(pattern);
    writeFileSync(join(root, file), text.replace(pattern, replacement));
  }
  return root;
}

export const nameProjects = (path: string): Edit[] => [
  ['src/site/settings.ts', /: Settings = \{/, `$&\n  projectsPath: '${path}',`],
  ['src/site/content.ts', /link: 'proyectos\?/, `link: '${path}?`],
];

export const speak = (language: string, url: string): Edit[] => [
  ['src/site/content.ts', /url: '.*',/, `url: '${url}',`],
  ['src/site/words.ts', /$/, `\nexport const language = '${language}';\n`],
];

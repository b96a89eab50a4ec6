import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { makeCopy } from './root';

/** A replacement in a source file of the project. */
export type Edit = readonly [file: string, pattern: RegExp, replacement: string];

/** Makes a copy of the project and edits it. Returns its folder. */
export function changedCopy(...edits: Edit[]) {
  const root = makeCopy();
  for (const [file, pattern, replacement] of edits) {
    const text = readFileSync(join(root, file), 'utf8');
    expect(text, file).toMatch(pattern);
    writeFileSync(join(root, file), text.replace(pattern, replacement));
  }
  return root;
}

/** Names the projects' path. */
export const nameProjects = (path: string): Edit[] => [
  ['src/words.ts', /projectsPath = '.*'/, `projectsPath = '${path}'`],
  ['src/content.ts', /link: 'proyectos\?/, `link: '${path}?`],
];

type Translation = { language: string; name: string; url: string };

/** Gives the site an address, a language and translations. */
export const speak = (language: string, url: string, translations: Translation[] = []): Edit[] => [
  ['src/content.ts', /url: '.*',/, `url: '${url}', translations: ${JSON.stringify(translations)},`],
  ['src/words.ts', /language = '.*'/, `language = '${language}'`],
];

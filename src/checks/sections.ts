// What types cannot say about `src/site/sections.tsx`.
import type { Pages, Sections } from '../types';
import { emptyTexts, freePath, rule } from './texts';

const anchor = rule((name) => /^[a-z][a-z0-9-]*$/.test(name), 'named with a-z, 0-9 and -, and a letter first');

/** Returns one line per mistake. */
export function checkSections(sections: Sections, pages: Pages, projectsPath: string): string[] {
  const path = freePath(projectsPath);
  return [
    ...emptyTexts({ sections, pages }),
    ...Object.keys(sections).flatMap((name) => anchor(name, `sections.${name}`)),
    ...Object.keys(pages).flatMap((name) => path(name, `pages.${name}`)),
  ].map((mistake) => `sections.tsx: ${mistake}`);
}

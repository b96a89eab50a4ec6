// What types cannot say about `src/site/sections.tsx`.
import type { Pages, Sections } from '../types';
import { badTexts, pagePath, rule } from './texts';

const anchor = rule((name) => /^[a-z][a-z0-9-]*$/.test(name), 'named with a-z, 0-9 and -, and a letter first');

/** In a literal, this name is not that of a property. */
const isLost = (records: object) => Object.getPrototypeOf(records) !== Object.prototype;

/** Returns one line per mistake. */
export function checkSections(
  sections: Sections, pages: Pages, projectsPath: string, languages: string[],
): string[] {
  const path = pagePath(projectsPath, languages);
  const paths = ['', projectsPath, ...Object.keys(pages)];
  const lost = Object.entries(pages).filter(([, { back = '' }]) =>
    !paths.includes(back.split(/[?#]/)[0]!) && !back.startsWith(`${projectsPath}/`));
  return [
    ...badTexts({ sections, pages }),
    ...([sections, pages].some(isLost) ? ['__proto__ cannot be a name; choose another'] : []),
    ...Object.keys(sections).flatMap((name) => anchor(name, `sections.${name}`)),
    ...Object.keys(pages).flatMap((name) => path(name, `pages.${name}`)),
    ...lost.map(([name, { back }]) => `pages.${name}.back: there is no page ${back}`),
  ].map((mistake) => `sections.tsx: ${mistake}`);
}

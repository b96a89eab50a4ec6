// What types cannot say about sections.tsx and `projectsPath`: anchors and addresses that are free. One line per mistake.
import { check, emptyTexts, type Rule } from './rules';
import type { Pages, Sections } from './types';

const isName = (text: string) => /^[a-z0-9-]+$/.test(text);

// Those of elements of the page, and what would not be one word in `aria-labelledby`, or one address.
const elementIds = ['contenido', 'contenido-title', 'menu', 'menu-title', 'page'];
const anchor: Rule = {
  expected: `without spaces and %, and none of ${elementIds.join(', ')}`,
  isValid: (text) => !/[\s%]/.test(text) && !elementIds.includes(text),
};

/** `folders` are those of further languages: `en/`. The build writes their pages, and those in `reserved`, itself. */
export function checkPages(sections: Sections, pages: Pages, projectsPath: string, folders: string[]) {
  const reserved = ['index', '404', 'assets', 'share', ...folders.map((folder) => folder.slice(0, -1))];
  const isFree = (path: string, taken: string[]) => {
    const [first = '', second = 'page', ...others] = path.split('/');
    return others.length === 0 && [first, second].every(isName) && !taken.includes(first) && second !== 'index';
  };
  const pathOfProjects: Rule = {
    expected: `of a-z, 0-9 and -, but not ${reserved.join(', ')}`,
    isValid: (path) => isName(path) && isFree(path, reserved),
  };
  const taken = [...reserved, projectsPath];
  const pathOfPage: Rule = {
    expected: `one or two names of a-z, 0-9 and -, with a slash between; not ${taken.join(', ')}`,
    isValid: (path) => isFree(path, taken),
  };
  return [
    ...check(projectsPath, 'settings.ts: projectsPath', pathOfProjects),
    ...Object.entries({ sections, pages }).flatMap(([name, value]) => emptyTexts(value, `sections.tsx: ${name}`)),
    ...Object.keys(sections).flatMap((name) => check(name, `sections.tsx: sections.${name}`, anchor)),
    ...Object.keys(pages).flatMap((path) => check(path, `sections.tsx: pages.${path}`, pathOfPage)),
  ];
}

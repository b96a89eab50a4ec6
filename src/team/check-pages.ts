// What types cannot say about sections.tsx and `projectsPath`: addresses that are free. One line per mistake.
import type { Pages, Sections } from './types';
import { emptyTexts, rule } from './rules';

const isName = (text: string) => /^[a-z0-9-]+$/.test(text);

/** `folders` are those of languages. The build writes their pages itself, and those in `reserved`. */
export function checkPages(sections: Sections, pages: Pages, projectsPath: string, folders: string[]) {
  const reserved = ['index', '404', 'assets', 'share', ...folders];
  const isFree = (path: string, taken: string[]) => {
    const [first = '', second = 'page', ...others] = path.split('/');
    return others.length === 0 && [first, second].every(isName) && !taken.includes(first) && second !== 'index';
  };
  const ofProjects = rule(
    (path) => isFree(path, reserved) && isName(path), `of a-z, 0-9 and -, but not ${reserved.join(', ')}`);
  const ofPage = rule(
    (path) => isFree(path, [...reserved, projectsPath]),
    `one or two names of a-z, 0-9 and -, with a slash between; not ${[...reserved, projectsPath].join(', ')}`);
  return [
    ...ofProjects(projectsPath, 'settings.ts: projectsPath'),
    ...Object.entries({ sections, pages }).flatMap(([name, value]) => emptyTexts(value, `sections.tsx: ${name}`)),
    ...Object.keys(pages).flatMap((path) => ofPage(path, `sections.tsx: pages.${path}`)),
  ];
}

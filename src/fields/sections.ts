// What `src/site/sections.tsx` exports, field by field.
import type { FC } from 'react';
import { dictionary, type Of, record, say, text, textThat, valueThat } from './checks';

const component = valueThat<FC>((value) => typeof value === 'function', 'a component, like Members');

const section = record({
  link: text,
  heading: text,
  Content: component,
  /** What it lists. With `members`, structured data has them; with `projects`, menus mark it on their pages. */
  shows: valueThat<'members' | 'projects' | undefined>(
    (value) => [undefined, 'members', 'projects'].includes(value as undefined), "'members' or 'projects', or left out",
  ),
});

const page = record({ title: text, description: text, Content: component });

/** The sections of home, by anchor. */
export type Sections = { [anchor: string]: Of<typeof section> };

/** Further pages, by path below the base path, of one segment. */
export type Pages = { [path: string]: Of<typeof page> };

const anchor = textThat((name) => /^[a-z][a-z0-9-]*$/.test(name), 'named with a-z, 0-9 and -, and a letter first');

/** A path of one segment that is not taken. */
export const checkPath = (...taken: string[]) => {
  const all = ['assets', 'share', 'index', '404', ...taken];
  return textThat(
    (path) => /^[a-z0-9-]+$/.test(path) && !all.includes(path),
    `one or more of a-z, 0-9 and -, but not ${all.join(', ')}`,
  );
};

/** The mistakes in sections and further pages. */
export const checkSections = (sections: Sections, pages: Pages, projectsPath: string) => [
  ...(Object.keys(sections).length > 0 ? [] : say('sections', 'is empty; the menu leads to them')),
  ...dictionary(anchor, section)(sections, 'sections'),
  ...dictionary(checkPath(projectsPath), page)(pages, 'pages'),
].map((mistake) => `sections.tsx: ${mistake}`);

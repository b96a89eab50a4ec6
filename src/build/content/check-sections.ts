import type { Pages, Sections } from '../../types';
import { dictionary, record, text, textThat, valueThat } from './checks';

const anchor = textThat((name) => /^[a-z][a-z0-9-]*$/.test(name), 'named with a-z, 0-9 and -, and a letter first');

/** A path of one segment, but not one that is taken. */
export const checkPath = (...taken: string[]) => {
  const all = ['assets', 'share', 'index', '404', ...taken];
  return textThat(
    (path) => /^[a-z0-9-]+$/.test(path) && !all.includes(path),
    `one or more of a-z, 0-9 and -, but not ${all.join(', ')}`,
  );
};

const component = valueThat((value) => typeof value === 'function', 'a component, like Members');

const shows = valueThat(
  (value) => [undefined, 'members', 'projects'].includes(value as undefined), "'members' or 'projects', or left out",
);

const section = record<Sections[string]>({ link: text, heading: text, Content: component, shows });
const page = record<Pages[string]>({ title: text, description: text, Content: component });

/** The mistakes in the lists of sections and of further pages, which are beside the page of projects. */
export const checkSections = (sections: object, pages: object, projectsPath: string) => [
  ...dictionary(anchor, section)(sections, 'sections'),
  ...dictionary(checkPath(projectsPath), page)(pages, 'pages'),
].map((mistake) => `sections.tsx: ${mistake}`);

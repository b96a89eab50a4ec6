// The entry point of the tools: what depends on the model and on the team's sections.
import { others, projectsPath, root } from 'model';
import * as react from 'react';
import { pages, sections } from 'site/sections';
import { checkSections } from '../checks/sections';
import * as kit from '../kit';
import { routes } from '../page/pages/routes';

export { prerender } from './prerender';

/** Only React's development build has it. */
export const { captureOwnerStack } = react;

const languages = (others ?? []).map(({ base: other }) => other.slice(root.length, -1));

export const mistakes = checkSections(sections, pages, projectsPath, languages);

export { pages };

/** Whether a section or page is not just a component of the kit. */
export const hasOwnContent = [sections, pages].some((all) =>
  Object.values(all).some(({ Content }) => !Object.values<unknown>(kit).includes(Content)));

/** The files of pages that are not in all languages. */
export const unpaired = [...routes.keys()].filter((file) => others?.some((other) => !(file in other.pages)));

/** The headings of sections and titles of the team's own pages. */
export const headings = () => [
  ...Object.values(sections).map(({ heading }) => heading), ...Object.values(pages).map(({ title }) => title),
];

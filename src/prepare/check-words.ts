import { isProjectsPath } from '../pages/project-id';
import { say, textThat } from './checks';

type Words = { language: string; projectsPath: string; sections: object };

const isLanguageTag = (value: string) => /^[a-z]{2,3}(-[a-z\d]{2,8})*$/i.test(value);
export const languageTag = textThat(isLanguageTag, 'the tag of a language, like en or pt-BR');

const path = textThat(isProjectsPath, 'one or more of a-z, 0-9 and -, but not assets, index or 404');

/** Returns the mistakes in the words of the interface that types do not exclude, each as one line. */
export const checkWords = ({ language, projectsPath, sections }: Words) => [
  ...languageTag(language, 'language'),
  ...path(projectsPath, 'projectsPath'),
  ...Object.keys(sections)
    .filter((anchor) => !/^[a-z][a-z0-9-]*$/.test(anchor))
    .flatMap((anchor) => say(`sections.${anchor}`, 'must be named with a-z, 0-9 and - alone')),
].map((mistake) => `words.ts: ${mistake}`);

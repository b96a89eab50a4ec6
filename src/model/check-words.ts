import { say, sayMust, text, textThat } from './checks';

type Words = { language: string; projectsPath: string; sections: object; pages: object; [name: string]: unknown };

const functions = ['moreAbout', 'linksTitle', 'capture', 'captures', 'position'];

/** The mistakes in a text, a function, or a record of them. The team's own words may be functions too. */
const mistakesInWords = (value: unknown, path: string): string[] => {
  if (typeof value === 'function') return [];
  if (functions.includes(path)) return sayMust(path, 'a function, like (title: string) => title', value);
  if (typeof value !== 'object' || value === null) return text(value, path);
  return Object.entries(value).flatMap(([name, inner]) => mistakesInWords(inner, path ? `${path}.${name}` : name));
};

const isLanguageTag = (value: string) => /^[a-z]{2,3}(-[a-z\d]{2,8})*$/i.test(value);
export const languageTag = textThat(isLanguageTag, 'the tag of a language, like en or pt-BR');

/** A path of one segment that is not `taken`. */
const pathBut = (...taken: string[]) => textThat(
  (value) => /^[a-z0-9-]+$/.test(value) && !taken.includes(value),
  `one or more of a-z, 0-9 and -, but not ${taken.join(', ')}`,
);
const others = ['assets', 'share', 'index', '404'];

/** Returns the mistakes in the words of the interface, each as one line. */
export const checkWords = ({ language, projectsPath, sections, pages, ...words }: Words) => [
  ...mistakesInWords({ ...words, sections, pages }, ''),
  ...languageTag(language, 'language'),
  ...pathBut(...others)(projectsPath, 'projectsPath'),
  ...Object.keys(pages).flatMap((name) => pathBut(...others, projectsPath)(name, `pages.${name}`)),
  ...Object.keys(sections)
    .filter((anchor) => !/^[a-z][a-z0-9-]*$/.test(anchor))
    .flatMap((anchor) => say(`sections.${anchor}`, 'must be named with a-z, 0-9 and - alone')),
].map((mistake) => `words.ts: ${mistake}`);

import type { LinkKind } from '../../types';
import { type Check, record, sayMust, text, textThat } from './checks';

type Words = { sections?: object; pages?: object; [name: string]: unknown };

const functions = ['moreAbout', 'linksTitle', 'capture', 'captures', 'position'];

/** A text, a function, or a record of them. The team's own words may be functions too. */
function mistakesInWords(value: unknown, path: string): string[] {
  if (typeof value === 'function') return [];
  if (functions.includes(path)) return sayMust(path, 'a function, like (title: string) => title', value);
  if (typeof value !== 'object' || value === null) return text(value, path);
  return Object.entries(value).flatMap(([name, inner]) => mistakesInWords(inner, path ? `${path}.${name}` : name));
}

const namesOfLinks: Record<LinkKind, Check> = { github: text, gitlab: text, cv: text, linkedin: text, website: text };

const languageTag =
  textThat((tag) => /^[a-z]{2,3}(-[a-z\d]{2,8})*$/i.test(tag), 'the tag of a language, like en or pt-BR');

const anchor = textThat((name) => /^[a-z][a-z0-9-]*$/.test(name), 'named with a-z, 0-9 and -, and a letter first');

/** A path of one segment, but not one that is taken. */
const pathBut = (...taken: unknown[]) => textThat(
  (path) => /^[a-z0-9-]+$/.test(path) && !taken.includes(path),
  `one or more of a-z, 0-9 and -, but not ${taken.join(', ')}`,
);
const files = ['assets', 'share', 'index', '404'];

export const checkWords = ({ language, projectsPath, sections, pages, linkNames, ...words }: Words) => [
  ...mistakesInWords({ ...words, sections, pages }, ''),
  ...record(namesOfLinks)(linkNames, 'linkNames'),
  ...languageTag(language, 'language'),
  ...pathBut(...files)(projectsPath, 'projectsPath'),
  ...Object.keys(pages ?? {}).flatMap((name) => pathBut(...files, projectsPath)(name, `pages.${name}`)),
  ...Object.keys(sections ?? {}).flatMap((name) => anchor(name, `sections.${name}`)),
].map((mistake) => `words.ts: ${mistake}`);

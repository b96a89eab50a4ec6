// What types cannot say about words.ts, settings.ts and sections.tsx. Each check returns one line per mistake.
import type { Pages, Sections, Settings, Words } from '../types';
import { badTexts, freePath, languageTag, pagePath, rule } from './texts';

/** The language in a tag, such as `pt` in `pt-BR`. */
const languageIn = (tag: string) => /^[a-z]*/.exec(tag.toLowerCase())![0];

/** `folder` is that of the language, or empty for the first one. */
export function checkWords(words: Words, folder = '') {
  const fitsFolder = (tag: string) => folder === '' || languageIn(tag) === languageIn(folder);
  return [
    ...badTexts(words),
    ...languageTag(words.language, 'language'),
    ...rule(fitsFolder, `that of the folder ${folder}`)(words.language, 'language'),
  ].map((mistake) => `words.ts: ${mistake}`);
}

const source = rule(
  (text) => text === "'self'" || !/[\s'",;]/.test(text),
  "an origin, like https://stats.example, a scheme, like data:, or 'self'",
);

/** `folders` are the names of the folders of languages. */
export function checkSettings(settings: Settings, folders: string[] = []) {
  const { projectsPath, allowed = {}, httpsDays = 0 } = settings;
  const isRight = Number.isInteger(httpsDays) && httpsDays >= 0;
  return [
    ...badTexts(settings),
    ...freePath(folders)(projectsPath, 'projectsPath'),
    ...(isRight ? [] : [`httpsDays: must be a whole number of days, not ${httpsDays}`]),
    ...Object.entries(allowed).flatMap(([directive, sources = []]) =>
      sources.flatMap((value, index) => source(value, `allowed.${directive}[${index}]`))),
  ].map((mistake) => `settings.ts: ${mistake}`);
}

const anchor = rule((name) => /^[a-z][a-z0-9-]*$/.test(name), 'named with a-z, 0-9 and -, and a letter first');

/** In a literal, `__proto__` is no property, but sets the prototype. */
const hasProto = (records: object) => Object.getPrototypeOf(records) !== Object.prototype;

/** `folders` are the names of the folders of other languages. */
export function checkSections(sections: Sections, pages: Pages, projectsPath: string, folders: string[]) {
  const path = pagePath(projectsPath, folders);
  const paths = ['', projectsPath, ...Object.keys(pages)];
  const lost = Object.entries(pages).filter(([, { back = '' }]) =>
    !paths.includes(back.split(/[?#]/)[0]!) && !back.startsWith(`${projectsPath}/`));
  return [
    ...badTexts({ sections, pages }),
    ...([sections, pages].some(hasProto) ? ['__proto__ cannot be a name; choose another'] : []),
    ...Object.keys(sections).flatMap((name) => anchor(name, `sections.${name}`)),
    ...Object.keys(pages).flatMap((name) => path(name, `pages.${name}`)),
    ...lost.map(([name, { back }]) => `pages.${name}.back: there is no page ${back}`),
  ].map((mistake) => `sections.tsx: ${mistake}`);
}

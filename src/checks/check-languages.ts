// Checks what types cannot express about several languages. Each mistake is one line.
import type { Texts } from '../team/types';
import * as spanish from '../words/es';
import { check, emptyTexts, textsIn } from './rules';

/** The names of UI strings that are missing, or not of the type of ours. */
const missingIn = (words: object, ours: object, path = ''): string[] => Object.entries(ours).flatMap(([name, our]) => {
  const word = (words as Record<string, unknown>)[name];
  if (typeof word !== typeof our) return `${path}${name}`;
  return typeof our === 'object' ? missingIn(word as object, our, `${path}${name}.`) : [];
});

function isTag(text: string) {
  try { return Intl.getCanonicalLocales(text).length === 1; } catch { return false; }
}

/** The first subtag of a language tag or a folder: `pt` of `pt-BR` and of `pt-BR/`. */
const primaryOf = (tag: string) => tag.split(/\W|_/)[0]!.toLowerCase();

/** Checks a language. Each has all UI strings, a tag of its own that fits its folder, and the URL of the first one. */
export function checkLanguage({ folder, site: { url }, words }: Texts, others: Texts[]) {
  const { language } = words;
  const example = folder ? `${primaryOf(folder)}, like its folder` : 'en or pt-BR';
  const isTaken = others.some((other) => other.words.language === language);
  const { url: firstUrl } = others[0]?.site ?? { url };
  return [
    ...emptyTexts({ language }, 'words.ts'),
    ...check(language, 'words.ts: language',
      (tag) => isTag(tag) && (!folder || primaryOf(tag) === primaryOf(folder)), `a language tag, such as ${example}`),
    ...(isTaken ? [`words.ts: another folder has the language ${JSON.stringify(language)}; change one`] : []),
    ...check(url, 'content.ts: site.url', (text) => text === firstUrl, `${firstUrl}, as in src/site/content.ts`),
    ...missingIn(words, spanish).map((name) => `words.ts: ${name} is missing; write it as in src/words/en.ts`),
  ];
}

/** Texts of more than two words, but no names. Shorter ones, such as tags, may be the same in all languages. */
const sentencesIn = ({ site, members, projects }: Texts) =>
  Object.entries({ site, members, projects }).flatMap(([name, value]) => textsIn(value, name))
    .filter(({ text, path }) => text.trim().split(/\s+/).length > 2 && !/\.(name|brand|srcSet)$/.test(path));

/** Warns of sentences that are the same in the first language, and so not translated. */
export function findUntranslated([first, ...others]: Texts[]) {
  const texts = new Set(sentencesIn(first!).map(({ text }) => text));
  return others.flatMap((language) => {
    const paths = sentencesIn(language).filter(({ text }) => texts.has(text)).map(({ path }) => path);
    return paths.length > 0 ? `${language.folder}content.ts: not translated: ${paths.join(', ')}` : [];
  });
}

// Checks what types cannot express about multiple languages. Each mistake is one line.
import type { LanguageSource } from '../schema/types';
import * as spanish from '../words/es';
import { check, emptyTexts } from './rules';

/** Returns the names of UI strings that are missing or have the wrong type. */
const missingIn = (words: object, ours: object, path = ''): string[] => Object.entries(ours).flatMap(([name, our]) => {
  const word = (words as Record<string, unknown>)[name];
  if (typeof word !== typeof our) return `${path}${name}`;
  return typeof our === 'object' ? missingIn(word as object, our, `${path}${name}.`) : [];
});

export function isLanguageTag(text: string) {
  try { return Intl.getCanonicalLocales(text).length === 1; } catch { return false; }
}

/** Returns the first subtag of a language tag or folder: `pt` for `pt-BR` and `pt-BR/`. */
const primarySubtag = (tag: string) => tag.split(/\W|_/)[0]!.toLowerCase();

/** Checks that a language has all UI strings, a unique tag that matches its folder, and the URL of the first one. */
export function checkLanguage({ folder, site: { url }, words }: LanguageSource, others: LanguageSource[]) {
  const { language } = words;
  const expected = folder ? `that matches its folder, such as ${primarySubtag(folder)}` : 'such as en or pt-BR';
  const isTaken = others.some((other) => other.words.language === language);
  const firstUrl = others[0]?.site.url ?? url;
  return [
    ...emptyTexts(language, 'words.ts: language'),
    ...check(language, 'words.ts: language',
      (tag) => isLanguageTag(tag) && (!folder || primarySubtag(tag) === primarySubtag(folder)),
      `a language tag ${expected}`),
    ...(isTaken ? [`words.ts: another folder has the same language, ${JSON.stringify(language)}. Change one.`] : []),
    ...check(url, 'content.ts: site.url', (text) => text === firstUrl, `${firstUrl}, as in src/site/content.ts`),
    ...missingIn(words, spanish).map((name) => `words.ts: ${name} is missing or of another type. See src/words/en.ts.`),
  ];
}

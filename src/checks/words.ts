// What types cannot say about `src/site/words.ts`.
import type { Words } from '../types';
import { badTexts, languageTag, rule } from './texts';

/** The language in a tag, without a country, and in the name of a folder. */
const languageIn = (tag: string) => /^[a-z]*/.exec(tag.toLowerCase())![0];

/** Returns one line per mistake. `folder` is that of a further language. */
export function checkWords(words: Words, folder = ''): string[] {
  const isOfFolder = (tag: string) => folder === '' || languageIn(tag) === languageIn(folder);
  return [
    ...badTexts(words),
    ...languageTag(words.language, 'language'),
    ...rule(isOfFolder, `that of the folder ${folder}`)(words.language, 'language'),
  ].map((mistake) => `words.ts: ${mistake}`);
}

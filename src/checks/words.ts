// What types cannot say about `src/site/words.ts`.
import type { Words } from '../types';
import { badTexts, languageTag } from './texts';

/** Returns one line per mistake. */
export const checkWords = (words: Words): string[] =>
  [...badTexts(words), ...languageTag(words.language, 'language')].map((mistake) => `words.ts: ${mistake}`);

import * as spanish from '../words/es';
import { record, text, valueThat, withFields } from './checks';
import { nearest } from './nearest';
import { languageTag } from './texts';

type Widened<T> = T extends string ? string
  : T extends (...values: infer Values) => string ? (...values: Values) => string
  : { [Name in keyof T]: Widened<T[Name]> };

/** The texts of the interface, in any language: the exports of `src/site/words.ts`. */
export type Words = Widened<typeof spanish>;

const aFunction = valueThat((value) => typeof value === 'function', 'a function, like (title: string) => title');

const words = withFields({
  ...Object.fromEntries(Object.entries(spanish).map(([name, word]) =>
    [name, typeof word === 'function' ? aFunction : text])),
  language: languageTag,
  linkNames: record(Object.fromEntries(Object.keys(spanish.linkNames).map((kind) => [kind, text]))),
});

/** Reports unknown names that resemble a word. Short ones do too easily; components may have words of their own. */
export const slipsIn = (value: object) =>
  Object.keys(value).filter((name) => name.length > 5 && !(name in spanish)).flatMap((name) => {
    const meant = nearest(name, Object.keys(spanish));
    return meant ? [`words.ts: ${name} replaces no word; did you mean ${meant}?`] : [];
  });

/** The mistakes in words. The team's components may have more of them. */
export const checkWords = (value: object) =>
  words(value as Words, '').map((mistake) =>
    `words.ts: ${mistake.replace(/ is missing$/, '$&; src/words/en.ts has it in English')}`);

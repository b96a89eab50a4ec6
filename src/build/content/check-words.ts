import type { LinkKind } from '../../types';
import * as spanish from '../../words/es';
import { type Check, type Fields, record, sayMust, text, textThat, withFields } from './checks';

export const languageTag =
  textThat((tag) => /^[a-z]{2,3}(-[a-z\d]{2,8})*$/i.test(tag), 'the tag of a language, like en or pt-BR');

const aFunction: Check = (value, path) =>
  typeof value === 'function' ? [] : sayMust(path, 'a function, like (title: string) => title', value);

const namesOfLinks: Fields<Record<LinkKind, string>> = {
  github: text, gitlab: text, cv: text, linkedin: text, website: text,
};

const words = withFields({
  ...Object.fromEntries(Object.entries(spanish).map(([name, word]) =>
    [name, typeof word === 'function' ? aFunction : text])),
  language: languageTag,
  linkNames: record(namesOfLinks),
});

/** The mistakes in the texts of the interface. Own components may have others there. */
export const checkWords = (value: object) =>
  words(value, '').map((mistake) =>
    `words.ts: ${mistake.replace(/ is missing$/, '$&; src/words/en.ts has it in English')}`);

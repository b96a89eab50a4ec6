import * as spanish from '../../words/es';
import { record, text, textThat, valueThat, withFields } from './checks';
import { nearest } from './nearest';

export const languageTag =
  textThat((tag) => /^[a-z]{2,3}(-[a-z\d]{2,8})*$/i.test(tag), 'the tag of a language, like en or pt-BR');

const aFunction = valueThat((value) => typeof value === 'function', 'a function, like (title: string) => title');

const words = withFields({
  ...Object.fromEntries(Object.entries(spanish).map(([name, word]) =>
    [name, typeof word === 'function' ? aFunction : text])),
  language: languageTag,
  linkNames: record(Object.fromEntries(Object.keys(spanish.linkNames).map((kind) => [kind, text]))),
});

/** Says which names can only be slips of words. Own components may have others beside them. */
export const slipsIn = (value: object) =>
  Object.keys(value).filter((name) => !(name in spanish)).flatMap((name) => {
    const meant = nearest(name, Object.keys(spanish));
    return meant ? [`words.ts: ${name} replaces no word; did you mean ${meant}?`] : [];
  });

/** The mistakes in the texts of the interface. Own components may have others there. */
export const checkWords = (value: object) =>
  words(value, '').map((mistake) =>
    `words.ts: ${mistake.replace(/ is missing$/, '$&; src/words/en.ts has it in English')}`);

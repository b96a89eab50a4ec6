import * as spanish from 'site/words';
import { expect, test } from 'vitest';
import { checkWords, slipsIn, type Words } from '../../src/fields/words';
import * as english from '../../src/words/en';

const languages: Words[] = [spanish, english];

test.each(languages)('the words in $language are complete, and may stand beside others', (words) => {
  expect(checkWords({ ...words, our: 1 })).toEqual([]);
  for (const language of ['en', 'pt-BR', 'zh-Hant']) expect(checkWords({ ...words, language })).toEqual([]);
});

test('English says the same as Spanish, in words of its own', () => {
  expect(Object.keys(english)).toEqual(Object.keys(spanish));
  expect(english.position(2, 3)).toBe('2 of 3');
  expect(english.capture('Geo App', 1)).toBe('Geo App — screenshot 1');
  expect(english.captures('Geo App')).toBe('Screenshots of Geo App');
  expect(english.linksTitle('Ada')).toBe('More about Ada:');
});

test('a name like that of a word is told, and others are left to own components', () => {
  const slip = 'words.ts: seeMor replaces no word; did you mean seeMore?';
  expect(slipsIn({ ...spanish, seeMor: 'Leer más', clients: 'Clientes', phone: 'Teléfono' })).toEqual([slip]);
});

test.each([
  [{ language: 'español' }, 'language: must be the tag of a language, like en or pt-BR, not "español"'],
  [{ back: ' ' }, 'back: is empty'],
  [{ capture: undefined }, 'capture: is missing; src/words/en.ts has it in English'],
  [{ linkNames: { ...spanish.linkNames, cv: undefined } },
    'linkNames.cv: is missing; src/words/en.ts has it in English'],
  [{ linkNames: { ...spanish.linkNames, mastodon: 'Mastodon' } },
    'linkNames.mastodon: is not a field; the fields are github, gitlab, cv, linkedin, website'],
  [{ capture: 'captura' }, 'capture: must be a function, like (title: string) => title, not "captura"'],
])('%j is reported in one line (U2)', (changed, mistake) => {
  expect(checkWords({ ...spanish, ...changed })).toEqual([`words.ts: ${mistake}`]);
});

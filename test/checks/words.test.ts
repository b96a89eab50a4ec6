import * as spanish from 'site/words';
import { expect, test } from 'vitest';
import { checkWords } from '../../src/checks/words';
import type { Words } from '../../src/types';
import * as english from '../../src/words/en';

const languages: Words[] = [spanish, english];

test.each(languages)('the words in $language are right', (words) => {
  expect(checkWords(words)).toEqual([]);
  for (const language of ['en', 'pt-BR', 'zh-Hant']) expect(checkWords({ ...words, language })).toEqual([]);
});

test('English says the same as Spanish, in words of its own', () => {
  expect(Object.keys(english)).toEqual(Object.keys(spanish));
  expect(english.position(2, 3)).toBe('2 of 3');
  expect(english.capture('Geo App', 1)).toBe('Geo App — screenshot 1');
  expect(english.captures('Geo App')).toBe('Screenshots of Geo App');
  expect(english.linksTitle('Ada')).toBe('More about Ada:');
});

test.each<[Partial<Words>, string]>([
  [{ language: 'español' }, 'language: must be the tag of a language, like en or pt-BR, not "español"'],
  [{ back: ' ' }, 'back: is empty; leave it out if it is optional'],
])('%j is reported in one line', (changed, mistake) => {
  expect(checkWords({ ...spanish, ...changed })).toEqual([`words.ts: ${mistake}`]);
});

import { expect, test } from 'vitest';
import { checkLanguage } from '../../src/checks/check-languages';
import type { LanguageSource } from '../../src/schema/types';
import { source as first } from '../site/site-data';

/** Returns a second language with some changes to its UI strings. */
const second = (words: object, url = first.site.url): LanguageSource =>
  ({ ...first, folder: 'en/', site: { ...first.site, url }, words: { ...first.words, language: 'en', ...words } });

test.each<[words: object, ...mistakes: string[]]>([
  [{}], [{ language: 'en-GB' }],
  [{ language: 'en_GB' }, 'language must'], [{ language: 'es' }, 'language must', 'another folder has'],
  [{ seeMore: undefined }, 'seeMore is'],
  [{ linkNames: { ...first.words.linkNames, cv: undefined } }, 'linkNames.cv is'],
])('mistakes in a second language with the UI strings %j are named: %j (U4, U6)', (words, ...mistakes) =>
  expect(checkLanguage(second(words), [first]))
    .toEqual(mistakes.map((start) => expect.stringMatching(`^words.ts: ${start} `))));

test('all languages must have the same site URL (U6)', () => {
  expect(checkLanguage(second({}, 'https://example.org/'), [first]))
    .toEqual([expect.stringMatching(/^content\.ts: site\.url must be https:\/\/example\.com\/, /)]);
});

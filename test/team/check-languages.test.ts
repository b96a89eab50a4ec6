import { expect, test } from 'vitest';
import { checkLanguages } from '../../src/team/check-languages';
import type { Texts } from '../../src/team/types';
import { texts as first } from '../site/site-data';

const further = (folder: string, language: string, url = first.site.url): Texts =>
  ({ ...first, folder, site: { ...first.site, url }, words: { ...first.words, language } });

test('languages with tags and the address of the first one have no mistakes (U6)', () => {
  expect(checkLanguages([first, further('en/', 'en'), further('pt-BR/', 'pt-BR')])).toEqual([]);
});

test.each(['es_MX', '', 'inglés'])('%j is no tag of a language (U6)', (tag) => {
  expect(checkLanguages([first, further('en/', tag)]))
    .toEqual([`en/words.ts: language must be a language tag such as en or pt-BR, not ${JSON.stringify(tag)}`]);
});

test('two folders of one language, and another address, are named with their folder (U6)', () => {
  expect(checkLanguages([first, further('en/', 'es', 'https://example.org/')])).toEqual([
    'en/words.ts: another folder has the language "es"; change one',
    'en/content.ts: site.url must be https://example.com/, as in src/site/content.ts, not https://example.org/',
  ]);
});

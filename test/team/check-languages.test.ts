import { expect, test } from 'vitest';
import { checkLanguages, findUntranslated } from '../../src/team/check-languages';
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

test('UI strings that are missing, or of another type, are named (U4, U6)', () => {
  const { seeMore, linkNames: { cv, ...linkNames }, ...words } = first.words;
  const incomplete = { ...words, linkNames, language: 'en', moreAbout: 'More' } as unknown as Texts['words'];
  expect(checkLanguages([first, { ...first, folder: 'en/', words: incomplete }])).toEqual(
    ['moreAbout', 'linkNames.cv', 'seeMore'].map((name) =>
      `en/words.ts: ${name} is missing; write it as in src/words/en.ts`));
});

test('texts of more than two words that are not translated are one warning with their paths (U4, U6)', () => {
  const { site, members, projects } = first;
  const [ada, bruno] = [{ ...members[0]!, name: 'Ada de Ejemplo', role: 'Senior Data Engineer' }, members[1]!];
  const spanish = { ...first, members: [{ ...ada, roleLanguage: 'en', skills: ['Ruby on Rails'] }, bruno] };
  const english = {
    ...spanish, folder: 'en/', site: { ...site, title: 'Us', description: 'A', headline: 'B', intro: 'C', contact: 'D' },
    members: [bruno, { ...spanish.members[0]!, bio: 'Turns ideas into interfaces' }],
    projects: projects.map((project) => ({ ...project, desc: 'A map', images: [] })),
  };
  const services = site.services.map((_, index) => `site.services[${index}]`).join(', ');
  expect(findUntranslated([spanish, english]))
    .toEqual([`en/content.ts: not translated: ${services}, members[0] (Bruno Muestra).bio`]);
  expect(findUntranslated([spanish])).toEqual([]);
});

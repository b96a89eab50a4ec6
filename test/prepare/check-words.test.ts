import { expect, test } from 'vitest';
import { checkWords } from '../../src/prepare/check-words';
import * as words from '../site/src/words';

const team = words.sections.equipo;

test('complete words have no mistakes, nor have other sections', () => {
  expect(checkWords(words)).toEqual([]);
  expect(checkWords({ ...words, sections: { ...words.sections, clientes: team, 'lo-mejor': team } })).toEqual([]);
  for (const language of ['en', 'pt-BR', 'zh-Hant']) expect(checkWords({ ...words, language })).toEqual([]);
});

test.each([
  [{ language: 'español' }, 'language: must be the tag of a language, like en or pt-BR, not "español"'],
  [{ sections: { Team: team } }, 'sections.Team: must be named with a-z, 0-9 and - alone'],
  [{ projectsPath: 'assets' },
    'projectsPath: must be one or more of a-z, 0-9 and -, but not assets, index or 404, not "assets"'],
])('%j is reported in one line', (changed, mistake) => {
  expect(checkWords({ ...words, ...changed })).toEqual([`words.ts: ${mistake}`]);
});

// @vitest-environment node
import { expect, test } from 'vitest';
import { checkWords } from '../../src/prepare/check-words';
import * as words from '../site/src/words';

const { sections } = words;
const team = sections.equipo;

test('complete words have no mistakes, nor have further ones and other sections', () => {
  expect(checkWords(words)).toEqual([]);
  expect(checkWords({ ...words, ourClients: 'Clientes', sections: { clientes: team, 'lo-mejor': team } })).toEqual([]);
  for (const language of ['en', 'pt-BR', 'zh-Hant']) expect(checkWords({ ...words, language })).toEqual([]);
});

test.each([
  [{ moreAbout: 'Sobre' }, 'moreAbout: must be a function that returns a text, not "Sobre"'],
  [{ capture: () => 7 }, 'capture("Geo App", 1): must be a text, not 7'],
  [{ position: () => '' }, 'position(1, 3): is empty'],
  [{ captures: (title: { name: string }) => title.name.length }, /^captures: fails: .+$/],
  [{ menu: () => 1 }, 'menu: must be a text, not () => 1'],
  [{ menu: undefined }, 'menu: is missing'],
  [{ close: ' ' }, 'close: is empty'],
  [{ language: 'español' }, 'language: must be the tag of a language, like en or pt-BR, not "español"'],
  [{ language: '' }, 'language: is empty'],
  [{ language: 'en-' }, 'language: must be the tag of a language, like en or pt-BR, not "en-"'],
  [{ language: 7 }, 'language: must be a text, not 7'],
  [{ sections: undefined }, 'sections: is missing'],
  [{ sections: { ...sections, equipo: { ...team, heading: undefined } } }, 'sections.equipo.heading: is missing'],
  [{ sections: { ...sections, equipo: { ...team, title: 'x' } } }, 'sections.equipo.title: is not a field; the fields are link, heading'],
  [{ sections: { Team: team } }, 'sections.Team: must be named with a-z, 0-9 and -, since addresses name it'],
  [{ linkNames: { ...words.linkNames, cv: '' } }, 'linkNames.cv: is empty'],
  [{ projectsPath: 'assets' }, 'projectsPath: must be one or more of a-z, 0-9 and -, but not assets, index or 404, not "assets"'],
  [{ formerProjectsPaths: ['obra/'] }, 'formerProjectsPaths[0]: must be one or more of a-z, 0-9 and -, but not assets, index or 404, not "obra/"'],
])('%j is reported in one line', (changed, mistake) => {
  const mistakes = checkWords({ ...words, ...changed });
  expect(mistakes).toEqual([typeof mistake === 'string' ? `words.ts: ${mistake}` : expect.stringMatching(mistake.source.replace('^', '^words\\.ts: '))]);
});

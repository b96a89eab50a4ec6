import { expect, test } from 'vitest';
import { checkWords } from '../../../src/build/content/check-words';
import * as words from 'site/words';

const team = words.sections.equipo;
const page = { title: 'Aviso legal', description: 'De quién es' };

test('complete words have no mistakes, nor have other sections', () => {
  expect(checkWords(words)).toEqual([]);
  expect(checkWords({ ...words, sections: { ...words.sections, clientes: team, 'lo-mejor': team } })).toEqual([]);
  for (const language of ['en', 'pt-BR', 'zh-Hant']) expect(checkWords({ ...words, language })).toEqual([]);
});

test.each(['proyectos', 'work', 'nuestros-trabajos-2'])('%s can name the projects’ path', (projectsPath) => {
  expect(checkWords({ ...words, projectsPath })).toEqual([]);
});

test.each(['assets', 'share', 'index', '404', 'Trabajos', 'a/b', 'a.b', 'años', 'trabajos/', ' a'])(
  '%j cannot name the projects’ path, nor a page',
  (path) => {
    expect(checkWords({ ...words, projectsPath: path })).toHaveLength(1);
    expect(checkWords({ ...words, pages: { [path]: page } })).toHaveLength(1);
  },
);

test('each word that is a function must be one', () => {
  const functions = Object.entries(words).filter(([, word]) => typeof word === 'function').map(([name]) => name);
  expect(functions).toContain('capture');
  for (const name of functions) expect(checkWords({ ...words, [name]: 'a' })).toHaveLength(1);
});

test.each([
  [{ language: 'español' }, 'language: must be the tag of a language, like en or pt-BR, not "español"'],
  [{ sections: { Team: team } }, 'sections.Team: must be named with a-z, 0-9 and -, and a letter first, not "Team"'],
  [{ projectsPath: 'assets' },
    'projectsPath: must be one or more of a-z, 0-9 and -, but not assets, share, index, 404, not "assets"'],
  [{ pages: { proyectos: page } },
    'pages.proyectos: must be one or more of a-z, 0-9 and -, but not assets, share, index, 404, proyectos, '
      + 'not "proyectos"'],
  [{ back: ' ' }, 'back: is empty'],
  [{ sections: { equipo: { ...team, heading: '' } } }, 'sections.equipo.heading: is empty'],
  [{ sections: undefined }, 'sections: is missing'],
  [{ pages: undefined }, 'pages: is missing'],
  [{ linkNames: { ...words.linkNames, cv: undefined } }, 'linkNames.cv: is missing'],
  [{ linkNames: { ...words.linkNames, mastodon: 'Mastodon' } },
    'linkNames.mastodon: is not a field; the fields are github, gitlab, cv, linkedin, website'],
  [{ capture: 'captura' }, 'capture: must be a function, like (title: string) => title, not "captura"'],
])('%j is reported in one line', (changed, mistake) => {
  expect(checkWords({ ...words, ...changed })).toEqual([`words.ts: ${mistake}`]);
});

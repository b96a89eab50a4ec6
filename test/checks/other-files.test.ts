import * as spanish from 'site/words';
import { describe, expect, test } from 'vitest';
import { checkSections, checkSettings, checkWords } from '../../src/checks/other-files';
import type { Pages, Sections, Settings, Words } from '../../src/types';
import * as english from '../../src/words/en';

const isEmpty = 'is empty; leave it out if it is optional';

describe('words.ts', () => {
  test.each<Words>([spanish, english])('may be in $language', (words) => {
    for (const language of [words.language, 'pt-BR', 'zh-Hant']) {
      expect(checkWords({ ...words, language })).toEqual([]);
    }
  });

  test('may have no empty text, nor another language than its folder', () => {
    expect(checkWords({ ...spanish, language: 'español', back: ' ' })).toEqual([
      `words.ts: back: ${isEmpty}`,
      'words.ts: language: must be the tag of a language, like en or pt-BR, not "español"',
    ]);
    expect(checkWords({ ...spanish, language: 'en-GB' }, 'en/')).toEqual([]);
    expect(checkWords({ ...spanish, language: 'es-es-es' })).toHaveLength(1);
    expect(checkWords(spanish, 'en/')).toEqual(['words.ts: language: must be that of the folder en/, not "es"']);
  });
});

describe('settings.ts', () => {
  test('may have all settings, or none (S1, F25)', () => {
    const all: Required<Settings> = {
      projectsPath: 'nuestros-trabajos-2',
      allowed: { 'script-src': ['https://stats.example'], 'img-src': ['https:', '*.cdn.example:8080', "'self'"] },
      head: ['<meta name="a">'],
      defaultLanguage: 'en',
      httpsDays: 0,
    };
    for (const settings of [{}, all]) expect(checkSettings(settings)).toEqual([]);
  });

  test.each<[settings: object, mistake: string]>([
    [{ projectsPath: 'assets' },
      'projectsPath: must be one or more of a-z, 0-9 and -, but not assets, share, index, 404, en, not "assets"'],
    [{ allowed: { 'script-src': ["'unsafe-inline'"] } }, 'allowed.script-src[0]: must be an origin, like '
      + "https://stats.example, a scheme, like data:, or 'self', not \"'unsafe-inline'\""],
    [{ head: [''] }, `head[0]: ${isEmpty}`],
    [{ httpsDays: -1 }, 'httpsDays: must be a whole number of days, not -1'],
    [{ httpsDays: 0.5 }, 'httpsDays: must be a whole number of days, not 0.5'],
    [{ projectsPath: 'en' },
      'projectsPath: must be one or more of a-z, 0-9 and -, but not assets, share, index, 404, en, not "en"'],
  ])('may not be %j', (settings, mistake) =>
    expect(checkSettings(settings, ['en'])).toEqual([`settings.ts: ${mistake}`]));
});

describe('sections.tsx', () => {
  const Content = () => null;
  const team = { link: 'Equipo', heading: 'Integrantes', Content };
  const page = { title: 'Aviso legal', description: 'De quién es', Content };

  const mistakesIn = (sections: object, pages: object = {}) =>
    checkSections(sections as Sections, pages as Pages, 'proyectos', ['en']);

  test('may have sections and pages of the same name', () =>
    expect(mistakesIn({ equipo: team, 'lo-mejor-2': team }, { equipo: page, '2': page, 'blog/primero': page }))
      .toEqual([]));

  const expected = 'one or more of a-z, 0-9 and -, or two such names with a slash between; '
    + 'the first not assets, share, index, 404, proyectos, en, the second not index';
  test.each([
    'assets', 'share/a', 'index', '404', 'proyectos', 'en', 'proyectos/a', 'blog/index', 'a/b/c', '/a', 'a/', 'años',
  ])('may not have the page %s', (path) =>
    expect(mistakesIn({}, { [path]: page }))
      .toEqual([`sections.tsx: pages.${path}: must be ${expected}, not "${path}"`]));

  test('may lead back to a page, a section, a project or all projects', () => {
    const withBack = (back: string) => mistakesIn({ equipo: team }, { blog: page, 'blog/primero': { ...page, back } });
    for (const back of ['blog', '#equipo', 'proyectos', 'proyectos?id=uno', 'proyectos/uno']) {
      expect(withBack(back)).toEqual([]);
    }
    for (const back of ['blogg', '/blog', 'toString']) {
      expect(withBack(back)).toEqual([`sections.tsx: pages.blog/primero.back: there is no page ${back}`]);
    }
  });

  test.each<[sections: object, mistake: string]>([
    [{ Team: team }, 'sections.Team: must be named with a-z, 0-9 and -, and a letter first, not "Team"'],
    [{ '__proto__': team }, '__proto__ cannot be a name; choose another'],
    [{ equipo: { ...team, heading: '' } }, `sections.equipo.heading: ${isEmpty}`],
  ])('may not have the sections %j', (sections, mistake) =>
    expect(mistakesIn(sections)).toEqual([`sections.tsx: ${mistake}`]));
});

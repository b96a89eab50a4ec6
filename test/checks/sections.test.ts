import { expect, test } from 'vitest';
import { checkSections } from '../../src/checks/sections';
import type { Pages, Sections } from '../../src/types';

const Content = () => null;
const team = { link: 'Equipo', heading: 'Integrantes', Content };
const page = { title: 'Aviso legal', description: 'De quién es', Content };

const mistakesIn = (sections: object, pages: object = {}) =>
  checkSections(sections as Sections, pages as Pages, 'proyectos', ['en']);

test('sections and pages may have any names that are addresses, and the same ones', () => {
  const sections = { equipo: { ...team, shows: 'members' }, 'lo-mejor-2': team };
  expect(mistakesIn(sections, { equipo: page, '2': page, 'blog/primero': page })).toEqual([]);
});

const right = 'one or more of a-z, 0-9 and -, or two such names with a slash between; '
  + 'the first not assets, share, index, 404, proyectos, en, the second not index';
test.each([
  'assets', 'share/a', 'index', '404', 'proyectos', 'en', 'proyectos/a', 'blog/index', 'a/b/c', '/a', 'a/', 'años',
])(
  '%j cannot be the address of a page',
  (path) => expect(mistakesIn({ equipo: team }, { [path]: page }))
    .toEqual([`sections.tsx: pages.${path}: must be ${right}, not ${JSON.stringify(path)}`]),
);

test('a link back leads to a page, also to a section, a project or all projects', () => {
  const withBack = (back: string) => mistakesIn({ equipo: team }, { blog: page, 'blog/primero': { ...page, back } });
  for (const back of ['blog', '#equipo', 'proyectos', 'proyectos?id=uno', 'proyectos/uno']) {
    expect(withBack(back)).toEqual([]);
  }
  for (const back of ['blogg', '/blog', 'toString']) {
    expect(withBack(back)).toEqual([`sections.tsx: pages.blog/primero.back: there is no page ${back}`]);
  }
});

test.each<[object, string]>([
  [{ Team: team }, 'sections.Team: must be named with a-z, 0-9 and -, and a letter first, not "Team"'],
  [{ '__proto__': team }, '__proto__ cannot be a name; choose another'],
  [{ equipo: { ...team, heading: '' } }, 'sections.equipo.heading: is empty; leave it out if it is optional'],
])('%j is reported in one line', (sections, mistake) => {
  expect(mistakesIn(sections)).toEqual([`sections.tsx: ${mistake}`]);
});

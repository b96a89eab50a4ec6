import { expect, test } from 'vitest';
import { findLine } from '../../../src/tools/builder/find-line';

const source = `export const site: Site = {
  url: 'https://a.example', intro: 'Escribe a Bruno Muestra.', links: [],
};

export const members: Member[] = [
  {
    name: 'Ada Ejemplo (A.)',
    links: { github: 'a',
      cv },
  },
  {
    name: 'Bruno Muestra', // skils: none yet
    skils: [],
    links: { github: 'b' },
  },
];`;

test.each([
  ['site.url: must be', 2],
  ['members[0] (Ada Ejemplo (A.)).links.cv: is', 9],
  ['members[1] (Bruno Muestra).skils: is not a field', 13],
  ['members[1] (Bruno Muestra).links.github: must be', 14],
  ['members[1] (Bruno Muestra).role: is missing', 12],
  ['members[1] (Bruno Muestra).skills[0]: is empty', 12],
  ['members: is missing', 5],
  ['projects: is missing', undefined],
  ['members[2] (Made by a loop).role: is missing', undefined],
])('«%s» is in line %s', (mistake, line) => expect(findLine(source, mistake)).toBe(line));

import { describe, expect, test } from 'vitest';
import { colourOf, patternOf } from '../../src/prerender/pattern';

/** The rows of a pattern, with a # for each bright square and a + for each faint one. */
function rowsOf(name: string) {
  const rows = Array.from({ length: 5 }, () => Array(5).fill('.'));
  for (const [index, path] of patternOf(name).entries()) {
    for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h2v2h-2z/g))
      rows[(Number(y) - 1) / 4]![(Number(x) - 1) / 4] = '#+'[index];
  }
  return rows.map((row) => row.join(''));
}

const names = ['Acta', 'Faro', 'Pesa', 'Mapa de lluvias', 'Uno', 'Noa', 'Ñandú', '👩🏽‍💻', 'A', 'B', ''];

test('the colour is that of the theme, turned by 40 degrees at most, and 25 from those beside and above (F27)', () => {
  const turns = [...names.keys()].map((index) =>
    Number(/^oklch\(from var\(--fill-edge\) l c calc\(h \+ (-?\d+)\)\)$/.exec(colourOf(index))![1]));
  expect(Math.max(...turns.map(Math.abs))).toBeLessThanOrEqual(40);
  for (const distance of [1, 3]) {
    for (const [index, turn] of turns.slice(distance).entries()) {
      expect(Math.abs(turn - turns[index]!)).toBeGreaterThanOrEqual(25);
    }
  }
});

describe('the pattern of a name (F27)', () => {
  test('is always the same, since no name looks different after an update, and another for another name', () => {
    expect(rowsOf('Faro')).toEqual(['++#++', '##.##', '.###.', '##.##', '++#++']);
    expect(new Set(names.map((name) => patternOf(name).join())).size).toBe(names.length);
  });

  test.each(names)('of %j is symmetrical in both directions, and neither empty nor full', (name) => {
    const rows = rowsOf(name);
    expect(rows.map((row) => [...row].reverse().join(''))).toEqual(rows);
    expect([...rows].reverse()).toEqual(rows);
    expect(rows.join('').replace(/[^#]/g, '')).toMatch(/^#{5,18}$/);
  });
});

import { describe, expect, test } from 'vitest';
import { colourOf, patternOf } from '../../src/prerender/pattern';

/** The rows of a pattern, with a # for each bright square. */
function rowsOf(name: string) {
  const rows = Array.from({ length: 5 }, () => Array(5).fill('.'));
  for (const [, x, y] of patternOf(name)[1]!.d.matchAll(/M(\d+) (\d+)h2v2h-2z/g))
    rows[(Number(y) - 1) / 4]![(Number(x) - 1) / 4] = '#';
  return rows.map((row) => row.join(''));
}

test('the colour is that of the theme, turned by 40 degrees at most, and 25 from those beside and above (F27)', () => {
  const turns = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((index) =>
    Number(/^oklch\(from var\(--fill-edge\) l c calc\(h \+ (-?\d+)\)\)$/.exec(colourOf(index))![1]));
  expect(Math.max(...turns.map(Math.abs))).toBeLessThanOrEqual(40);
  for (const distance of [1, 3]) {
    for (const [index, turn] of turns.slice(distance).entries()) {
      expect(Math.abs(turn - turns[index]!)).toBeGreaterThanOrEqual(25);
    }
  }
});

describe('the pattern of a name (F27)', () => {
  test('shows its initial in five by five squares, without an accent', () => {
    expect(rowsOf('Faro')).toEqual(['#####', '#....', '####.', '#....', '#....']);
    expect(patternOf('ñandú')).toEqual(patternOf('Norte'));
    expect(patternOf('«Óptica»')).toEqual(patternOf('Oso'));
  });

  test('is another for each letter and digit', () => {
    const initials = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'];
    expect(new Set(initials.map((initial) => rowsOf(initial).join())).size).toBe(initials.length);
    for (const initial of initials) expect(rowsOf(initial).join(''), initial).toMatch(/^(?=.*#.*#)[#.]{25}$/);
  });

  const others = ['Ярмарка', '地図', '👩🏽‍💻', ''];
  test.each(others)('of %j, whose script it does not know, is the square of the brand', (name) => {
    expect(rowsOf(name)).toEqual(['.....', '.###.', '.###.', '.###.', '.....']);
  });

  test('lies on squares all over, in line with its own, in boxes much wider than it', () => {
    const [board] = patternOf('Faro');
    const lines = [...board!.d.matchAll(/M(-[\d.]+) (-?\d+)h(\d+)/g)].map(([, ...numbers]) => numbers.map(Number));
    for (const [left, y, width] of lines) {
      const begins = [(left! - 0.3) / 4, (y! - 2) / 4];
      expect(begins.map(Math.round), 'where a square does').toEqual(begins);
      expect([left! < 10 - 80, left! + width! > 10 + 80]).toEqual([true, true]);
    }
    expect([lines[0]![1]! < 10 - 15, lines.at(-1)![1]! > 10 + 15]).toEqual([true, true]);
    const [dash, gap] = board!.strokeDasharray!.split(' ').map(Number);
    expect([dash, dash! + gap!]).toEqual([board!.strokeWidth, 4]);
  });
});

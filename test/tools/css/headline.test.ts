import { expect, test } from 'vitest';
import { headlineStyle } from '../../../src/tools/css/headline';

const widths = (headline: string) => Object.values(headlineStyle(headline)).map(Number);

// Spaces count 0.73 and the square 0.9. In brackets: the lines in tall windows / in low ones.
test.each([
  ['Desarrollamos el software que tu idea necesita', 15.73, 24.46], // «Desarrollamos el» / «… el software»
  ['Desarrollamos el\xa0software que tu\xa0idea necesita', 16.36, 24.46], // «tu idea necesita■»
  ['Software para lo\xa0que se\xa0cultiva, se\xa0mueve y\xa0se\xa0vende', 18.82, 30.28],
  ['Programas pequeños', 18.63, 18.63], // both in one line
  [`${'a'.repeat(10)} ${'b'.repeat(9)}`, 10, 20.63], // at most 20 in tall windows
  [`${'a'.repeat(16)} ${'b'.repeat(14)}`, 16, 16], // at most 31 in low ones
])('the longest line of «%s» has its width in letters, with the square (F31)', (headline, high, low) => {
  expect(widths(headline)).toEqual([high, low]);
});

test('one line less is taken if it is hardly wider (F34)', () => {
  // Three lines would be 19.9 wide.
  expect(widths(['a'.repeat(8), 'a'.repeat(5), 'a'.repeat(6), 'a'.repeat(19)].join(' '))).toEqual([20.46, 20.46]);
});

test('a long headline has four lines at most, and no line is shorter than its longest word (F31)', () => {
  const [high] = widths('palabra '.repeat(16));
  expect(high).toBeCloseTo(4 * 7 + 3 * 0.73 + 0.9);
  expect(widths(`${'a'.repeat(40)} y más`)[0]).toBe(40);
});

import { expect, test } from 'vitest';
import { headlineLetters } from '../../../src/tools/css/headline';

// A space counts as 0.74 letters, and the square as 0.87.
test.each([
  ['Desarrollamos el\xa0software que tu\xa0idea necesita', 16.35, 24.48], // «tu idea necesita■»
  ['Software para lo\xa0que se\xa0cultiva, se\xa0mueve y\xa0se\xa0vende', 19.22, 30.7], // «Software para lo que»
  [`${'a'.repeat(12)} ${'b'.repeat(9)}`, 12, 22.61], // at most 22 in tall windows
  [`${'a'.repeat(16)} ${'b'.repeat(14)}`, 16, 16], // at most 31 in short ones
])('the longest line of “%s” has %d letters in tall windows, and %d in short ones (F31)', (headline, high, low) =>
  expect(headlineLetters(headline)).toEqual([high, low]));

test('a long headline has at most four lines, and lines are at least as wide as the longest word (F31)', () => {
  const [high] = headlineLetters('palabra '.repeat(16));
  expect(high).toBeCloseTo(4 * 7 + 3 * 0.74 + 0.87);
  expect(headlineLetters(`${'a'.repeat(40)} y más`)[0]).toBe(40);
});

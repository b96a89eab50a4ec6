import { describe, expect, test } from 'vitest';
import { initialOf, initialsOf } from '../../src/prerender/initials';

test.each([
  ['Ada Ejemplo', 'AE'],
  ['Ada', 'A'],
  ['  ada   de la ejemplo ', 'AD'],
  ['ñandú élite', 'ÑÉ'],
  ['😀 Smith', '😀S'],
])('C14: %s has the initials %s', (name, initials) => expect(initialsOf(name, 'es')).toBe(initials));

describe('the initial of a project (F27)', () => {
  test.each([
    ['Faro', 'F'], [' ñandú', 'Ñ'], ['«Óptica»', 'Ó'], ['¿3D?', '3'], ['ярмарка', 'Я'], ['地図', '地'], ['हिन्दी', 'हि'],
  ])('of %s is its first letter or digit, %s', (title, initial) => expect(initialOf(title, 'es')).toBe(initial));

  test.each([['👩🏽‍💻', '👩🏽‍💻'], ['🚀🚀', '🚀'], ['…', '…']])('of %s, without letters, is %s', (title, initial) =>
    expect(initialOf(title, 'es')).toBe(initial));
});

test('initials are in upper case as the language has it', () => {
  expect([initialOf('ışık', 'tr'), initialOf('iş', 'tr'), initialsOf('ilk iş', 'tr')]).toEqual(['I', 'İ', 'İİ']);
});

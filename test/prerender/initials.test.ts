import { expect, test } from 'vitest';
import { initialOf, initialsOf } from '../../src/prerender/initials';

test.each([
  ['Ada', 'A'], ['  ada   de la ejemplo ', 'AD'], ['ñandú élite', 'ÑÉ'], ['😀 Smith', '😀S'], ['(Ana) "Pepe"', 'AP'],
  ['— Ana', '—A'], ['ʻOlu ʼAkau', 'OA'],
])(
  'C14: %s has the initials %s', (name, initials) => expect(initialsOf(name, 'es')).toBe(initials),
);

test.each([
  [' ñandú', 'Ñ'], ['¿3D?', '3'], ['ярмарка', 'Я'], ['हिन्दी', 'हि'], ['👩🏽‍💻🚀', '👩🏽‍💻'], ['…', '…'],
])('the initial of %s is its first letter or digit, or else its first character, %s (F27)', (title, initial) =>
  expect(initialOf(title, 'es')).toBe(initial));

test('initials are in upper case as the language has it', () => {
  expect([initialOf('ışık', 'tr'), initialOf('iş', 'tr'), initialsOf('ilk iş', 'tr')]).toEqual(['I', 'İ', 'İİ']);
});

import { expect, test } from 'vitest';
import { initialOf, initialsOf } from '../../src/model/initials';

test.each([
  ['Ada', 'A'], ['  ada   de la ejemplo ', 'AD'], ['ñandú élite', 'ÑÉ'], ['😀 Smith', '😀S'], ['(Ana) "Pepe"', 'AP'],
  ['ʻOlu ʼAkau', 'OA'],
])('%s has the initials %s (C14)', (name, initials) => expect(initialsOf(name, 'es')).toBe(initials));

test.each([[' ñandú', 'Ñ'], ['¿3D?', '3'], ['हिन्दी', 'हि'], ['👩🏽‍💻🚀', '👩🏽‍💻'], ['…', '…']])(
  '%s has the initial %s (F27)', (title, initial) => expect(initialOf(title, 'es')).toBe(initial));

test('initials are in upper case as the language has it', () => {
  expect([initialOf('ışık', 'tr'), initialOf('iş', 'tr'), initialsOf('ilk iş', 'tr')]).toEqual(['I', 'İ', 'İİ']);
});

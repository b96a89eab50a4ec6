import { expect, test } from 'vitest';
import { initials } from '../../src/model/model';

test.each([
  ['Ada Ejemplo', 'AE'],
  ['Ada', 'A'],
  ['  ada   de la ejemplo ', 'AD'],
  ['ñandú élite', 'ÑÉ'],
  ['😀 Smith', '😀S'],
])('C14: %s has the initials %s', (name, expected) => {
  expect(initials(name)).toBe(expected);
});

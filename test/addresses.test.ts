import { expect, test } from 'vitest';
import { parseUrl } from '../src/addresses';

test('an address with accents is one however often it is read, since the development server runs for long', () => {
  const read = () => parseUrl('https://año.example/')?.pathname;
  expect(new Set(Array.from({ length: 20_000 }, read))).toEqual(new Set(['/']));
  expect(parseUrl('año')).toBeUndefined();
  expect(parseUrl('año', 'https://example.com/')!.pathname).toBe('/a%C3%B1o');
});

// @vitest-environment node
import { expect, test } from 'vitest';
import { isSameAddress } from '../../src/tools/site-address.mjs';

// The right column is what GitHub says of Pages.
test.each([
  ['https://example.com/', 'https://example.com', true],
  ['https://example.com/', 'http://example.com', true],
  ['https://equipo.github.io/web/', 'https://equipo.github.io/web', true],
  ['https://equipo.github.io/web/', 'https://Equipo.github.io/web', true],
  ['https://equipo.github.io/', 'https://equipo.github.io/web', false],
  ['https://equipo.github.io/web/', 'https://equipo.github.io', false],
  ['https://example.com/', 'https://www.example.com', false],
  ['https://example.com/', '', false],
])('%s and %s: %s', (url, address, isSame) => expect(isSameAddress(url, address)).toBe(isSame));

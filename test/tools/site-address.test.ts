// @vitest-environment node
import { expect, test } from 'vitest';
import { isSameAddress } from '../../src/tools/site-address.mjs';

// The right column is as hosts write it.
test.each([
  ['https://example.com/', 'https://example.com', true],
  ['https://example.com/', 'http://example.com', true],
  ['https://team.example.org/web/', 'https://team.example.org/web', true],
  ['https://team.example.org/web/', 'https://TEAM.example.org/web', true],
  ['https://team.example.org/', 'https://team.example.org/web', false],
  ['https://team.example.org/web/', 'https://team.example.org', false],
  ['https://example.com/', 'https://www.example.com', false],
  ['https://example.com/', '', false],
])('%s and %s: %s', (url, address, isSame) => expect(isSameAddress(url, address)).toBe(isSame));

import { expect, test } from 'vitest';
import { checkAddress } from '../../../src/tools/cli/check';

test.each(['https://xn--ao-zja.example/Web', 'http://AÑO.example/web/'])('the site may be at %s', (address) =>
  checkAddress('https://año.example/Web/', address));

test('a site at another address is refused', () =>
  expect(() => checkAddress('https://example.com/', 'https://a.io/web')).toThrow(
    'content.ts: site.url is https://example.com/, but the site will be at https://a.io/web/: write that there.'));

import { expect, test } from 'vitest';
import { checkAddress } from '../../../src/tools/cli/check';

test.each(['https://xn--ao-zja.example/Web', 'http://AÑO.example/web/'])(
  'the site’s address is accepted with accents and as browsers write it, by either scheme: %s',
  (address) => checkAddress('https://año.example/Web/', address),
);

test('another address than that of the site is refused in a sentence', () =>
  expect(() => checkAddress('https://example.com/', 'https://a.io/web')).toThrow('content.ts: site.url is https://example.com/, but the site will be at https://a.io/web/: '
    + 'write that there.'));

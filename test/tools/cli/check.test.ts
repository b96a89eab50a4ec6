import { expect, test } from 'vitest';
import { check, checkAddress } from '../../../src/tools/cli/check';
import { root } from '../../copies/root';

test.each(['https://xn--ao-zja.example/Web', 'http://AÑO.example/web/'])(
  'the site’s address is accepted with accents and as browsers write it, by either scheme: %s',
  (address) => checkAddress('https://año.example/Web/', address),
);

test('another address than that of the site is refused in a sentence', () => expect(check(root, 'https://a.io/web'))
  .rejects.toThrow('content.ts: site.url is https://example.com/, but the site will be at https://a.io/web/: '
    + 'write that there.'));

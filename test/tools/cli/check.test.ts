import { expect, test } from 'vitest';
import { check } from '../../../src/tools/cli/check';
import { root } from '../../copies/root';

test.each(['https://example.com', 'http://EXAMPLE.com/', undefined])('the site’s address %s is accepted', (address) =>
  expect(check(root, address)).resolves.toBeUndefined());

test('another address than that of the site is refused in a sentence', () => expect(check(root, 'https://a.io/web'))
  .rejects.toThrow('content.ts: site.url is https://example.com/, but the site will be at https://a.io/web/: '
    + 'write that there.'));

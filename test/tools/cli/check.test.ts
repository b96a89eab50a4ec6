import { expect, test } from 'vitest';
import { check } from '../../../src/tools/cli/check';
import { changedCopy, speak } from '../../copies/changed-copy';
import { root } from '../../copies/root';

test.each(['https://example.com', 'http://EXAMPLE.com/', undefined])('the site’s address %s is accepted', (address) =>
  expect(check(root, address)).resolves.toBeUndefined());

test('an accented host may be written with its accents, and as browsers write it', async () => {
  const root = changedCopy(...speak('es', 'https://año.example/Web/'));
  for (const address of ['https://xn--ao-zja.example/Web', 'http://AÑO.example/web/']) await check(root, address);
});

test('what is no address is refused in a sentence', () => expect(check(root, 'example'))
  .rejects.toThrow('example is no address; write one like https://example.com/'));

test('another address than that of the site is refused in a sentence', () => expect(check(root, 'https://a.io/web'))
  .rejects.toThrow('content.ts: site.url is https://example.com/, but the site will be at https://a.io/web/: '
    + 'write that there.'));

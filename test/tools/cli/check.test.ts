import { expect, test } from 'vitest';
import { check } from '../../../src/tools/cli/check';
import { changedCopy, speak } from '../../copies/changed-copy';
import { root } from '../../copies/root';

test('the site’s address is accepted with accents and as browsers write it, by either scheme, or none', async () => {
  const root = changedCopy(...speak('es', 'https://año.example/Web/'));
  for (const address of ['https://xn--ao-zja.example/Web', 'http://AÑO.example/web/', undefined])
    await check(root, address);
});

test('what is no address is refused in a sentence', () => expect(check(root, 'example'))
  .rejects.toThrow('example is no address; write one like https://example.com/'));

test('another address than that of the site is refused in a sentence', () => expect(check(root, 'https://a.io/web'))
  .rejects.toThrow('content.ts: site.url is https://example.com/, but the site will be at https://a.io/web/: '
    + 'write that there.'));

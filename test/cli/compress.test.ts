import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compress } from '../../src/cli/compress';

test('text files have compressed versions, but not those for hosts, and not pictures', async () => {
  const page = Buffer.from('<p>¿Tienes un proyecto?</p>'.repeat(40));
  const all = await compress(new Map([['index.html', page], ['_headers', page], ['assets/a.avif', page]]));
  expect([...all.keys()].sort()).toEqual(['_headers', 'assets/a.avif', 'index.html', 'index.html.br', 'index.html.gz']);
  expect(brotliDecompressSync(all.get('index.html.br')!)).toEqual(page);
  expect(gunzipSync(all.get('index.html.gz')!)).toEqual(page);
  expect(all.get('index.html.br')!.length).toBeLessThan(page.length / 10);
});

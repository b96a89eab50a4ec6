import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compress } from '../../../src/tools/cli/compress';

test('text files have compressed versions, but not those for hosts, and not pictures', async () => {
  const page = Buffer.from('<p>¿Tienes un proyecto?</p>'.repeat(40));
  const others = ['_headers', '_routes.json', 'assets/a.avif', 'txt'];
  const all = await compress(new Map(['index.html', ...others].map((path) => [path, page])));
  expect([...all.keys()].sort()).toEqual([...others, 'index.html', 'index.html.br', 'index.html.gz'].sort());
  expect(brotliDecompressSync(all.get('index.html.br')!)).toEqual(page);
  expect(gunzipSync(all.get('index.html.gz')!)).toEqual(page);
  expect(all.get('index.html.br')!.length).toBeLessThan(page.length / 10);
});

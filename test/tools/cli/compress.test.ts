import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compress } from '../../../src/tools/cli/compress';

test('text files have compressed copies, but not those for hosts, and not pictures', async () => {
  const page = Buffer.from('<p>¿Tienes un proyecto?</p>'.repeat(40));
  const others = ['_headers', '_routes.json', 'assets/a.avif', 'txt'];
  const copies = await compress(new Map(['index.html', ...others].map((path) => [path, page])));
  expect([...copies.keys()]).toEqual(['index.html.br', 'index.html.gz']);
  expect(brotliDecompressSync(copies.get('index.html.br')!)).toEqual(page);
  expect(gunzipSync(copies.get('index.html.gz')!)).toEqual(page);
  expect(copies.get('index.html.br')!.length).toBeLessThan(page.length / 10);
});

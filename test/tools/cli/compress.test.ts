import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compress, report } from '../../../src/tools/cli/compress';

test('texts have compressed copies, files for hosts and pictures do not', async () => {
  const page = Buffer.from('<p>¿Tienes un proyecto?</p>'.repeat(40));
  const others = ['_headers', '_routes.json', 'assets/a.avif', 'txt'];
  const copies = await compress(new Map(['index.html', ...others].map((path) => [path, page])));
  expect([...copies.keys()]).toEqual(['index.html.br', 'index.html.gz']);
  expect(brotliDecompressSync(copies.get('index.html.br')!)).toEqual(page);
  expect(gunzipSync(copies.get('index.html.gz')!)).toEqual(page);
});

test('the report has each page once, the largest first, and the script', () => {
  const sizes = { 'index.html': 10, 'uno.html': 11, 'uno/index.html': 11, 'a.js': 9 };
  const copies = new Map(Object.entries(sizes).map(([path, bytes]) => [`${path}.br`, Buffer.alloc(bytes)]));
  const pages = new Map(Object.keys(sizes).slice(0, 3).map((path) => [path, '']));
  const [, ...lines] = report({ pages, script: 'a.js' }, copies).split('\n');
  expect(lines.map((line) => line.split(/ +/))).toEqual(
    [['uno.html', '11', 'B'], ['index.html', '10', 'B'], ['a.js', '9', 'B']]);
});

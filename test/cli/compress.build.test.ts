import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compress } from '../../src/cli/compress';
import { built, textOf } from '../built';

/** The home page of the sample, and `count` variants of its project page. */
async function filesWith(count: number) {
  const site = await built('content.ts');
  const page = textOf(site, 'proyectos/geoapp.html');
  const projects = Array.from({ length: count }, (_, index) => [`proyectos/p${index}.html`, Buffer.from(page.replaceAll('geoapp', `p${index}`))] as const);
  return new Map([['index.html', Buffer.from(textOf(site, 'index.html'))], ['_headers', Buffer.from('/*')], ...projects]);
}

test.each([1, 120])('text files, and no others, have compressed versions, with %i projects', async (count) => {
  const files = await filesWith(count);
  const all = await compress(files);
  expect(all.size).toBe(3 * (count + 1) + 1);
  for (const path of ['index.html', 'proyectos/p0.html']) {
    expect(brotliDecompressSync(all.get(`${path}.br`)!).equals(files.get(path)!)).toBe(true);
    expect(gunzipSync(all.get(`${path}.gz`)!).equals(files.get(path)!)).toBe(true);
  }
});

test.each([[1, 'index.html'], [1, 'proyectos/p0.html'], [120, 'index.html']])('with %i projects, %s has the best compression', async (count, path) => {
  const all = await compress(await filesWith(count));
  expect(all.get(`${path}.br`)!.length).toBe(brotliCompressSync(all.get(path)!).length);
});

test('with many projects, a page is at most a tenth larger than at the best compression', async () => {
  const all = await compress(await filesWith(120));
  const [path, best] = ['proyectos/p7.html', brotliCompressSync(all.get('proyectos/p7.html')!).length];
  expect(all.get(`${path}.br`)!.length).toBeGreaterThan(best); // not the best quality, which is slow
  expect(all.get(`${path}.br`)!.length).toBeLessThan(best * 1.1);
});

// @vitest-environment node
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { buildSite } from '../../src/tools/site.mjs';
import { built, pageOf, type Site } from '../built';

const root = join(import.meta.dirname, '../..');

test('the build warns of an address that nobody has set', async () => {
  expect((await built('sample.ts')).warnings).toContainEqual(expect.stringMatching(/^content\.ts: site\.url is still https:\/\/example\.com\//));
  expect((await built('hostile.ts')).warnings.filter((warning) => warning.includes('site.url'))).toEqual([]);
});

describe('with static addresses (E12)', () => {
  const pages = ['index.html', 'proyectos.html', 'proyectos/geoapp.html'];

  test('no link asks for a project by a query, and pages are otherwise the same', async () => {
    const site = await buildSite({ root, content: join(root, 'test/content/sample.ts'), hasStaticAddresses: true, year: 2026 });
    const usual = await built('sample.ts');
    const linksOf = (site: Awaited<ReturnType<typeof built>>) =>
      pages.flatMap((path) => [...pageOf(site, path).querySelectorAll('a[href]')].map((link) => link.getAttribute('href')!));
    expect(linksOf(site)).toEqual(linksOf(usual).map((link) => link.replace('/proyectos?id=', '/proyectos/')));
    expect(linksOf(usual)).toContain('/proyectos?id=geoapp');
  }, 60_000);
});

const bytesOf = ({ files }: Site, path: string) => {
  const bytes = files.get(path);
  if (!bytes) throw Error(path);
  return bytes;
};

test.each(['sample.ts', 'hundred.ts'])('every text of %s stands compressed beside itself', async (content) => {
  const site = await built(content);
  const compressed = [...site.files.keys()].filter((path) => path.endsWith('.br')).map((path) => path.slice(0, -3));
  expect(compressed).toContain('index.html');
  for (const path of compressed) {
    expect(brotliDecompressSync(bytesOf(site, `${path}.br`)).equals(bytesOf(site, path)), path).toBe(true);
    expect(gunzipSync(bytesOf(site, `${path}.gz`)).equals(bytesOf(site, path)), path).toBe(true);
  }
});

test.each([['sample.ts', 'proyectos/geoapp.html'], ['hundred.ts', 'index.html'], ['hundred.ts', 'proyectos.html']])(
  'of %s, %s is as small as can be',
  async (content, path) => {
    const site = await built(content);
    expect(bytesOf(site, `${path}.br`).length).toBe(brotliCompressSync(bytesOf(site, path)).length);
  },
);

test('of many projects, a page is at most a tenth larger than it could be', async () => {
  const site = await built('hundred.ts');
  const path = 'proyectos/p7.html';
  expect(bytesOf(site, `${path}.br`).length).toBeLessThan(brotliCompressSync(bytesOf(site, path)).length * 1.1);
});

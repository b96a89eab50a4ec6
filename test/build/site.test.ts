// @vitest-environment node
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { buildSite } from '../../src/build/site';
import { built, pageOf } from '../built';

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
  });
});

import { describe, expect, test } from 'vitest';
import { buildSite } from '../../src/builder/site';
import { changedCopy } from '../changed-copy';
import { build, built, pageOf, textOf } from '../built';
import { root } from '../root';

const pages = ['index.html', 'proyectos.html', 'proyectos/index.html', 'proyectos/geoapp.html'];

test('the build warns about the placeholder address', async () => {
  expect((await built('content.ts')).warnings).toContainEqual(
    expect.stringMatching(/^content\.ts: site\.url is still https:\/\/example\.com\//),
  );
  expect((await built('hostile.ts')).warnings.filter((warning) => warning.includes('site.url'))).toEqual([]);
});

test('a project whose share image is out of date has that of the site, and the build says so (F2)', async () => {
  const site = await buildSite({ root: changedCopy(['src/content.ts', /title: 'Geo App'/, "title: 'Otra'"]) });
  const image = pageOf(site, 'proyectos/geoapp.html').querySelector('[property="og:image"]')!.getAttribute('content');
  expect(image).toBe('https://example.com/share.png');
  const warning = 'Missing or out of date: the share image of Otra; make them with npm run images.';
  expect(site.warnings).toContain(warning);
  expect([...site.files.keys()].filter((path) => path.startsWith('share/'))).toEqual([]);
  expect((await built('content.ts')).warnings.join()).not.toContain('out of date');
});

test.each([
  ['a style attribute', "<p style={{ color: 'red' }}>Hola</p>", '<p style="color:red">: the policy of pages'],
  ['a dead link', '<a href="/nada">Hola</a>', '<a href="/nada">: the site has nothing there'],
])('%s in a section is refused with its place (S1, E11)', async (_, tag, mistake) => {
  const root = changedCopy(['src/pages/registry.tsx', /contacto: Invitation/, `contacto: () => ${tag}`]);
  await expect(buildSite({ root })).rejects.toThrow(`index.html, in the section contacto: ${mistake}`);
});

test('two builds give the same files', async () => {
  const site = await built('content.ts');
  const again = await build('content.ts');
  for (const path of pages) expect(again.files.get(path)).toEqual(site.files.get(path));
});

test('server configurations do not depend on the content (S3)', async () => {
  const [site, other] = await Promise.all([built('content.ts'), built('bare.ts')]);
  expect(site.script).not.toBe(other.script);
  expect(site.hosting).toEqual(other.hosting);
  expect(textOf(site, '_headers')).toBe(textOf(other, '_headers'));
});

describe('with static addresses (E12)', () => {
  test('links to projects have no query, and pages are otherwise the same', async () => {
    const site = await buildSite({ root, hasStaticAddresses: true, year: 2026 });
    const usual = await built('content.ts');
    const linksOf = (site: Awaited<ReturnType<typeof built>>) =>
      pages.flatMap((path) =>
        [...pageOf(site, path).querySelectorAll('a[href]')].map((link) => link.getAttribute('href')!),
      );
    expect(linksOf(site)).toEqual(linksOf(usual).map((link) => link.replace('/proyectos?id=', '/proyectos/')));
    expect(linksOf(usual)).toContain('/proyectos?id=geoapp');
  });
});

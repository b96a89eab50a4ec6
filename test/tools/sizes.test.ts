// @vitest-environment node
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { measure, report, type Sizes } from '../../src/tools/sizes.mjs';
import { built, textOf } from '../built';

const root = join(import.meta.dirname, '../..');

describe('the site of the tests’ own content', () => {
  let sizes: Sizes;
  beforeAll(async () => {
    sizes = await measure(root, await built('sample.ts'));
  });

  test('has pages of at most 9,000 B with their CSS', () => {
    expect(sizes.pages.map(([path]) => path)).toContain('proyectos/geoapp.html');
    expect(sizes.pages.filter(([, bytes]) => bytes > 9000)).toEqual([]);
  });

  test('has a script of at most 66,000 B, of which at most 4,500 B of gzip are our own', () => {
    expect(sizes.script).toBeLessThanOrEqual(66_000);
    expect(sizes.ownScript.total).toBeLessThanOrEqual(4500);
  });

  test('has React as it is made for production', async () => {
    const site = await built('sample.ts');
    expect(textOf(site, site.script)).not.toMatch(/react\.dev\/link|React DevTools|Warning:/);
  });

  test('counts all of our own script and nothing of React and of the content', () => {
    const modules = sizes.ownScript.shares.map(([path]) => path);
    expect(modules).toContain('src/main.tsx');
    expect(modules).toContain('src/pages/Home.tsx');
    expect(modules.filter((path) => /node_modules|content\.ts|words\.ts/.test(path))).toEqual([]);
  });
});

describe('what the build prints', () => {
  const small: Sizes = { pages: [['index.html', 9000], ['404.html', 10]], script: 66_000, ownScript: { total: 4500, shares: [['src/main.tsx', 12]] } };
  const last = (sizes: Sizes) => report(sizes).split('\n').at(-1);

  test('is a table of sizes', () => {
    expect(report(small).split('\n')).toEqual([
      'Pages, with their CSS, brotli',
      expect.stringMatching(/^ {2}index\.html +9,000 B {2}of 9,000 B$/),
      expect.stringMatching(/^ {2}404\.html +10 B {2}of 9,000 B$/),
      'Script',
      expect.stringMatching(/^ {2}all of it, brotli +66,000 B {2}of 66,000 B$/),
      expect.stringMatching(/^ {2}our own, gzip +4,500 B {2}of 4,500 B$/),
      expect.stringMatching(/^ {4}src\/main\.tsx +12 B$/),
    ]);
  });

  test.each<[Sizes, RegExp]>([
    [{ ...small, pages: [...small.pages, ['proyectos/uno.html', 9001]] }, /^dist\/proyectos\/uno\.html has 9,001 B, more than the 9,000 B it should have: shorten /],
    [{ ...small, script: 66_001 }, /^The whole script has 66,001 B, more than the 66,000 B it should have: shorten /],
    [{ ...small, ownScript: { ...small.ownScript, total: 4501 } }, /^Our own script has 4,501 B, more than the 4,500 B it should have: look /],
  ])('ends in a sentence that says what to do about a size above the guide', (sizes, sentence) => {
    expect(last(sizes)).toMatch(sentence);
    expect(report(sizes).split('\n')).toHaveLength(report(small).split('\n').length + 1 + sizes.pages.length - small.pages.length);
  });

  test('leaves out most of many pages, but not the largest', () => {
    const many = Array.from({ length: 40 }, (_, index): [string, number] => [`proyectos/p${index}.html`, 100 + (index % 39)]);
    const lines = report({ ...small, pages: [['index.html', 5], ...many] });
    expect(lines.match(/\w+\.html/g)).toEqual(['index.html', 'p38.html']);
  });
});

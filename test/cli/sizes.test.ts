// @vitest-environment node
import { beforeAll, describe, expect, test } from 'vitest';
import { compress } from '../../src/cli/compress';
import { modulesOf } from '../../src/build/bundle';
import { limits, measure, report, type Sizes } from '../../src/cli/sizes';
import { built, type Site, textOf } from '../built';

describe('the site of the sample content', () => {
  let site: Site;
  let sizes: Sizes;
  beforeAll(async () => {
    site = await built('sample.ts');
    const measured = [...site.files].filter(([path]) => path.endsWith('.html') || path === site.script);
    sizes = measure({ ...site, files: await compress(new Map(measured)) });
  });

  test('has pages of at most 9,500 B with their CSS', () => {
    const { pages } = sizes;
    expect(pages.map(([path]) => path)).toContain('proyectos/geoapp.html');
    expect(pages.filter(([, bytes]) => bytes > 9500)).toEqual([]);
    expect(limits.page).toBe(9500);
  });

  test('has a script of at most 66,000 B', () => {
    expect(sizes.script).toBeLessThanOrEqual(66_000);
    expect(limits.script).toBe(66_000);
  });

  test('has the production build of React', () => {
    expect(textOf(site, site.script)).not.toMatch(/react\.dev\/link|React DevTools|Warning:/);
  });

  test('lists the sizes of modules and packages, largest first', () => {
    const { modules } = sizes;
    expect(modules[0]?.[0]).toBe('react-dom');
    expect(modules.map(([path]) => path)).toEqual(expect.arrayContaining(['react', 'src/main.tsx', 'src/pages/Home.tsx']));
    const sum = modules.reduce((total, [, bytes]) => total + bytes, 0);
    const whole = site.files.get(site.script)!.length;
    expect(sum).toBeLessThanOrEqual(whole);
    expect(sum).toBeGreaterThan(0.97 * whole);
  });
});

test('the modules of a package are added up, and modules without bytes are left out', () => {
  const inputs = {
    'node_modules/@a/b/one.js': { bytesInOutput: 1 },
    'src/main.tsx': { bytesInOutput: 2 },
    'node_modules/@a/b/lib/two.js': { bytesInOutput: 4 },
    'src/types.ts': { bytesInOutput: 0 },
  };
  expect(modulesOf({ inputs: {}, outputs: { 'main.js': { bytes: 7, inputs, imports: [], exports: [] } } })).toEqual([['@a/b', 5], ['src/main.tsx', 2]]);
});

describe('the report', () => {
  const small: Sizes = { pages: [['index.html', 9500], ['404.html', 10]], script: 66_000, modules: [['src/main.tsx', 12]] };
  const last = (sizes: Sizes) => report(sizes).split('\n').at(-1);

  test('is a table of sizes', () => {
    expect(report(small).split('\n')).toEqual([
      'Pages, with their CSS, brotli',
      expect.stringMatching(/^ {2}index\.html +9,500 B {2}of 9,500 B$/),
      expect.stringMatching(/^ {2}404\.html +10 B {2}of 9,500 B$/),
      expect.stringMatching(/^Script, brotli +66,000 B {2}of 66,000 B$/),
      'Modules of the script, minified',
      expect.stringMatching(/^ {2}src\/main\.tsx +12 B$/),
    ]);
  });

  test.each<[Sizes, RegExp]>([
    [{ ...small, pages: [...small.pages, ['proyectos/uno.html', 9501]] }, /^dist\/proyectos\/uno\.html has 9,501 B, more than the 9,500 B it should have: shorten /],
    [{ ...small, script: 66_001 }, /^The script has 66,001 B, more than the 66,000 B it should have: shorten /],
  ])('ends with a remedy for a size above its limit', (sizes, sentence) => {
    expect(last(sizes)).toMatch(sentence);
    expect(report(sizes).split('\n')).toHaveLength(report(small).split('\n').length + 1 + sizes.pages.length - small.pages.length);
  });

  test('leaves out most pages of a large site, but not the largest', () => {
    const many = Array.from({ length: 40 }, (_, index): [string, number] => [`proyectos/p${index}.html`, 100 + (index % 39)]);
    const lines = report({ ...small, pages: [['index.html', 5], ...many] });
    expect(lines.match(/\w+\.html/g)).toEqual(['index.html', 'p38.html']);
  });
});

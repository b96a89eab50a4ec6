// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { modulesOf } from '../../src/build/bundle';
import { limitsFor, report, type Sizes } from '../../src/cli/sizes';

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
  const small: Sizes = { pages: [['index.html', 9500], ['404.html', 10]], script: 66_000, modules: [['src/main.tsx', 12]], counts: { members: 3, projects: 1 } };
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
    [{ ...small, pages: [...small.pages, ['proyectos/uno.html', 13_501]] }, /^dist\/proyectos\/uno\.html has 13,501 B, more than the 13,500 B that arrive in the first round trip: shorten /],
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

describe('the limits', () => {
  test.each([
    ['the sample', { members: 3, projects: 1 }, { page: 9500, script: 66_000 }],
    ['a team without members and projects', { members: 0, projects: 0 }, { page: 8750, script: 65_300 }],
    ['a usual team', { members: 7, projects: 9 }, { page: 11_500, script: 68_600 }],
    ['a large team, whose pages still arrive in the first round trip', { members: 30, projects: 40 }, { page: 13_500, script: 79_800 }],
  ])('grow with members and projects: %s', (_, counts, limits) => expect(limitsFor(counts)).toEqual(limits));
});

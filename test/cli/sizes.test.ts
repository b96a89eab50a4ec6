import { describe, expect, test } from 'vitest';
import { limitsFor, report, type Sizes } from '../../src/cli/sizes';

const small: Sizes = { pages: [['index.html', 8750], ['b.html', 10]], script: 66_500, counts: { members: 3, projects: 1 } };
const rows = (changed: Partial<Sizes>) => report({ ...small, ...changed }).split('\n').slice(1);

test('the report is a table of sizes and limits', () => {
  expect(rows({})).toEqual([
    expect.stringMatching(/^index\.html +8,750 B {2}of 8,750 B$/),
    expect.stringMatching(/^b\.html +10 B {2}of 8,750 B$/),
    expect.stringMatching(/^the script +66,500 B {2}of 66,500 B$/),
  ]);
});

test('a row above its limit is marked', () => {
  const marked = rows({ pages: [['proyectos/uno.html', 8751], ['index.html', 8750]], script: 66_501 });
  expect(marked[0]).toMatch(/^proyectos\/uno\.html +8,751 B {2}of 8,750 B: too much text$/);
  expect(marked[1]).toMatch(/of 8,750 B$/);
  expect(marked[2]).toMatch(/of 66,500 B: too much text$/);
});

describe('the limits', () => {
  test.each([
    ['the sample', { members: 3, projects: 1 }, { page: 8750, script: 66_500 }],
    ['a large team, whose pages still arrive in the first round trip', { members: 30, projects: 40 },
      { page: 13_500, script: 80_300 }],
  ])('grow with members and projects: %s', (_, counts, limits) => expect(limitsFor(counts)).toEqual(limits));
});

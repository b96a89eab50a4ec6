import { expect, test } from 'vitest';
import { measure, report } from '../../../src/tools/cli/sizes';

test('the report is a table of sizes, and marks pages that do not arrive in the first round trip', () => {
  const [, ...rows] = report({
    pages: [
      ['proyectos/uno.html', 13_501],
      ['index.html', 13_500],
    ],
    script: ['a.js', 66_500],
  }).split('\n');
  expect(rows).toEqual([
    expect.stringMatching(/^proyectos\/uno\.html +13,501 B: too much text to arrive in one round trip$/),
    expect.stringMatching(/^index\.html +13,500 B$/),
    expect.stringMatching(/^a\.js +66,500 B$/),
  ]);
});

test('neither pages of assets/root/, which have no script, nor the second copies of pages are measured', () => {
  const page = '<script src="a.js">';
  const texts = { 'a.html': page, 'a/index.html': page, 'a.html.br': 'a', 'google.html': 'b', 'a.js.br': 'js' };
  const files = new Map(Object.entries(texts).map(([path, text]) => [path, Buffer.from(text)]));
  expect(measure({ files, script: 'a.js' })).toEqual({ pages: [['a.html', 1]], script: ['a.js', 2] });
});

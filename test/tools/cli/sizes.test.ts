import { expect, test } from 'vitest';
import { report } from '../../../src/tools/cli/sizes';

test('the report has pages once, the largest first, and marks those that need a second round trip', () => {
  const sizes = { 'index.html': 13_500, 'uno.html': 13_501, 'uno/index.html': 13_501, 'a.js': 66_500 };
  const copies = new Map(Object.entries(sizes).map(([path, bytes]) => [`${path}.br`, Buffer.alloc(bytes)]));
  const pages = new Map(Object.keys(sizes).slice(0, 3).map((path) => [path, '']));
  expect(report({ pages, script: 'a.js' }, copies).split('\n').slice(1)).toEqual([
    expect.stringMatching(/^uno\.html +13501 B: too much text to arrive in one round trip$/),
    expect.stringMatching(/^index\.html +13500 B$/),
    expect.stringMatching(/^a\.js +66500 B$/),
  ]);
});

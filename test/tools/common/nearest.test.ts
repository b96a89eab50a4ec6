import { expect, test } from 'vitest';
import { nearest } from '../../../src/tools/common/nearest';

test.each([
  ['skils', 'skills'], ['Links', 'links'], ['lniks', 'links'], ['otherlink', 'otherLinks'], ['twitter', undefined],
  ['x', undefined], ['', undefined],
])('%j is a typo of %j', (typo, name) => {
  expect(nearest(typo, ['name', 'skills', 'links', 'otherLinks'])).toBe(name);
  expect(nearest(typo, [])).toBeUndefined();
});

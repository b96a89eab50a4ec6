import { expect, test } from 'vitest';
import { nearest } from '../../../src/tools/common/nearest';

const names = ['name', 'skills', 'links', 'otherLinks'];

test.each([
  ['skils', 'skills'], ['skillls', 'skills'], ['Links', 'links'], ['lniks', 'links'], ['otherlink', 'otherLinks'],
  ['twitter', undefined], ['nada', undefined], ['x', undefined], ['', undefined],
])('%j is a slip of %j', (slip, name) => expect(nearest(slip, names)).toBe(name));

test('there may be no names', () => expect(nearest('a', [])).toBeUndefined());

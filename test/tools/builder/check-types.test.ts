import { expect, test } from 'vitest';
import { errorOf } from '../../../src/tools/builder/check-types';
import { Mistake } from '../../../src/tools/common/mistake';

const skils = "content.ts:50: 'skils' does not exist";
const address = 'content.ts: site.url: must be an address';

test('without reports of the compiler, an error stays as it is, and there may be none', () => {
  const bug = new TypeError('unforeseen');
  expect([errorOf([], bug), errorOf([])]).toEqual([bug, undefined]);
});

test.each<[what: string, reports: string[], error: Error | undefined, message: string[]]>([
  ['replace a bug', [skils], new TypeError('no skills'), [skils]],
  ['are an error of a build without mistakes', [skils], undefined, [skils]],
  ['stand before mistakes in values', [skils], new Mistake(address), [skils, address]],
  ['leave out a file that cannot be read', [skils, 'sections.tsx:7: Cannot find name'],
    new Mistake('content.ts:46: Unexpected "‘"'), ['sections.tsx:7: Cannot find name', 'content.ts:46: Unexpected "‘"']],
])('reports of the compiler %s (U4)', (_, reports, error, message) =>
  expect(errorOf(reports, error)).toEqual(new Mistake(message.join('\n'))));

import { expect, test } from 'vitest';
import { errorOf } from '../../../src/tools/builder/check-types';
import { Mistake } from '../../../src/tools/common/mistake';

const [skils, role] = ["content.ts:50: 'skils' does not exist", "content.ts:59: Property 'role' is missing in type"];
const address = 'content.ts: site.url: must be an address';

test('without reports of the compiler, an error stays as it is, and there may be none', () => {
  const bug = new TypeError('unforeseen');
  expect([errorOf([], bug), errorOf([])]).toEqual([bug, undefined]);
});

test.each<[what: string, reports: string[], error: Error | undefined, message: string[]]>([
  ['explains a bug', [skils], new TypeError('no skills'), [skils]],
  ['is alone after a build without mistakes', [skils, role], undefined, [skils, role]],
  ['stands before the mistakes in values', [skils], new Mistake(address), [skils, address]],
  ['is silent about a file that cannot be read, and not about others', [skils, 'sections.tsx:7: Cannot find name'],
    new Mistake('content.ts:46: Unexpected "‘"'),
    ['sections.tsx:7: Cannot find name', 'content.ts:46: Unexpected "‘"']],
])('the compiler %s (U4)', (_, reports, error, message) =>
  expect(errorOf(reports, error)).toEqual(new Mistake(message.join('\n'))));

import { expect, test } from 'vitest';
import { explain, UserError } from '../../src/tools/user-error';

const errorAt = (...places: string[]) =>
  Object.assign(new ReferenceError('a is not defined'), { stack: ['ReferenceError: a', ...places].join('\n    at ') });

test('an error shows the lines of its stack in the team’s files, or all lines; a mistake shows a message (U4)', () => {
  const [ours, site] = ['load (/web/src/tools/build/bundle.ts:3:1)', 'A (/web/src/site/A.tsx:1:9)'];
  expect(explain(errorAt(site!, ours!, 'main (C:\\web\\src\\site\\content.ts:1:9)', ours!)))
    .toBe(`ReferenceError: a\n    at ${site}\n    at main (C:\\web\\src\\site\\content.ts:1:9)`);
  expect(explain(errorAt(ours!, ours!))).toContain(ours);
  expect(explain(new UserError('a'))).toBe('a');
  expect(explain(Object.assign(new TypeError('Unknown option'), { code: 'ERR_PARSE_ARGS' }))).toBe('Unknown option');
});

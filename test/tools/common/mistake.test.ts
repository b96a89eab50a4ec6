import { expect, test } from 'vitest';
import { explain } from '../../../src/tools/common/mistake';

/** An error of a component, as Node has it. */
const errorOf = (message: string) => {
  const error = new Error(message);
  error.stack = `${error}\n    at Content (/web/src/site/Clients.tsx:7:3)\n    at render (/web/node_modules/a.js:1:1)`;
  return error;
};

test.each([
  ['window is not defined', '; what only a browser has belongs in an effect or an event handler'],
  ['windows is not defined', ''],
  ["Cannot read properties of null (reading 'useState')", '; a hook, such as useState, belongs in a component'],
  ["Cannot read properties of null (reading 'user')", ''],
])('the error «%s» has its line, and says what to do', (message, hint) =>
  expect(explain(errorOf(message))).toBe(
    `Error: ${message}${hint}\n    at Content (/web/src/site/Clients.tsx:7:3)`));

test('an error of the file system is one line', () => {
  const error = Object.assign(new Error("ENOENT: no such file, open 'a.jpg'"), { syscall: 'open' });
  expect(explain(error)).toBe("ENOENT: no such file, open 'a.jpg'");
});

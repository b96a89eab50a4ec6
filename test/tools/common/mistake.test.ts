import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { explain } from '../../../src/tools/common/mistake';

/** An error of a component, as Node has it. */
const errorOf = (message: string) => {
  const error = new Error(message);
  error.stack = `${error}\n    at Content (/web/src/site/Clients.tsx:7:3)\n    at render (/web/node_modules/a.js:1:1)`;
  return error;
};

const belongs = '; what only a browser has belongs in an effect or an event handler';

test.each([
  ['window is not defined', belongs],
  ['localStorage is not defined', belongs],
  ['windows is not defined', ''],
  ["Cannot read properties of null (reading 'useState')", '; a hook, such as useState, belongs in a component'],
  ["Cannot read properties of null (reading 'user')", ''],
])('the error «%s» has its line, and says what to do', (message, hint) =>
  expect(explain(errorOf(message))).toBe(
    `Error: ${message}${hint}\n    at Content (/web/src/site/Clients.tsx:7:3)`));

test('what the system says of a file is one line, with its path', () => {
  const read = () => {
    try {
      return readFileSync('nada/a.jpg');
    } catch (error) {
      return explain(error);
    }
  };
  expect(read()).toBe("ENOENT: no such file or directory, open 'nada/a.jpg'");
});

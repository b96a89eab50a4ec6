import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { explain } from '../../../src/tools/common/mistake';

/** An error of a component, as Node has it. */
const errorOf = (name: string) => {
  const error = new ReferenceError(`${name} is not defined`);
  error.stack = `${error}\n    at Content (/web/src/site/Clients.tsx:7:3)\n    at render (/web/node_modules/a.js:1:1)`;
  return error;
};

test.each([
  ['window', '; what only a browser has belongs into an effect or an event handler'],
  ['localStorage', '; what only a browser has belongs into an effect or an event handler'],
  ['windows', ''],
])('the error of a component that uses %s at build has its line, and says what to do', (name, cure) =>
  expect(explain(errorOf(name))).toBe(
    `ReferenceError: ${name} is not defined${cure}\n    at Content (/web/src/site/Clients.tsx:7:3)`));

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

// @vitest-environment node
// Finds code that fails in a folder with a space in its name or on Windows.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

const code = ['src', 'test']
  .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)))
  .concat('build.mjs', 'vitest.config.ts')
  .filter((file) => /\.(tsx?|mjs)$/.test(file) && !file.includes('node_modules'));

test('no file uses the pathname of a URL as a path, since spaces are escaped in it', () => {
  expect(code.length).toBeGreaterThan(100);
  expect(code.filter((file) => /import\.meta\.url\)\.pathname/.test(read(file)))).toEqual([]);
});

test('no npm script needs a shell for patterns, variables or single quotes', () => {
  const scripts: string[] = ['package.json', 'test/browser/package.json'].flatMap((file) => Object.values<string>(JSON.parse(read(file)).scripts ?? {}));
  expect(scripts.filter((command) => /[*?'$;]|\b[A-Z_]+=/.test(command))).toEqual([]);
});

test('git keeps line endings on Windows, so that published files have the same bytes and names', () => {
  expect(read('.gitattributes')).toMatch(/^\* text=auto eol=lf$/m);
});

// @vitest-environment node
// What would work here, and fail in a folder with a space in its name, or on Windows.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

const code = ['src', 'test']
  .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)))
  .concat('build.mjs', 'vitest.config.ts')
  .filter((file) => /\.(tsx?|mjs)$/.test(file) && !file.includes('node_modules'));

test.each(code)('%s takes no path from an address, where a space is escaped', (file) => {
  expect(read(file)).not.toMatch(/import\.meta\.url\)\.pathname/);
});

const scripts = ['package.json', 'test/browser/package.json'].flatMap((file) =>
  Object.entries<string>(JSON.parse(read(file)).scripts).map(([name, command]) => [`${name} of ${file}`, command] as const),
);

test.each(scripts)('%s asks no shell to expand a pattern, to set a variable or to know its quotes', (_, command) => {
  expect(command).not.toMatch(/[*?'$;]|\b[A-Z_]+=/);
});

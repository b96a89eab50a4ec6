import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compileSheet } from '../src/tools/css/sheets';
import { root } from './copies/root';

const sheets = readdirSync(join(root, 'styles')).filter((name) => name.endsWith('.css'));

test.each(sheets)('no rule of %s is in another one, which older browsers would skip (F24)', (name) => {
  expect(compileSheet(root, `styles/${name}`).code).not.toMatch(/(?<=^|[;{}])[^@;{}][^;{}]*\{[^{}]*\{/);
});

// @vitest-environment node
import { expect, test } from 'vitest';

const text = (files: Record<string, string>) => Object.values(files).join('\n');
const requirements = text(import.meta.glob('./requirements.md', { query: '?raw', import: 'default', eager: true }));
const tests = text(import.meta.glob(['./**/*.test.{ts,tsx}', '!./requirements.test.ts', '!**/node_modules/**'], { query: '?raw', import: 'default', eager: true }));
const code = tests.replace(/(^|\s)\/\/.*$/gm, '$1'); // an id in a comment does not count
const ids = [...requirements.matchAll(/\*\*([A-Z]\d+)\*\*/g)].map(([, id]) => id!);

test('there are requirements', () => expect(ids.length).toBeGreaterThan(80));

test('each requirement has a test that names it', () => {
  expect(ids.filter((id) => !new RegExp(`\\b${id}\\b`).test(code))).toEqual([]);
});

test('tests name no unknown requirement', () => {
  const cited = [...code.matchAll(/[('`]((?:[A-Z]\d{1,2}(?:, )?)+)[):]/g)].flatMap(([, list]) => list!.split(', '));
  expect(cited.length).toBeGreaterThan(ids.length);
  expect([...new Set(cited)].filter((id) => !ids.includes(id))).toEqual([]);
});

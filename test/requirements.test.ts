// @vitest-environment node
import { expect, test } from 'vitest';

const text = (files: Record<string, string>) => Object.values(files).join('\n');
const requirements = text(import.meta.glob('./requirements.md', { query: '?raw', import: 'default', eager: true }));
const tests = text(import.meta.glob(['./**/*.test.{ts,tsx,mjs}', '!./requirements.test.ts', '!**/node_modules/**'], { query: '?raw', import: 'default', eager: true }));
const ids = [...requirements.matchAll(/\*\*([A-Z]\d+)\*\*/g)].map(([, id]) => id!);

test('there are requirements', () => expect(ids.length).toBeGreaterThan(80));

test.each(ids)('%s has a test that names it', (id) => expect(tests).toMatch(new RegExp(`\\b${id}\\b`)));

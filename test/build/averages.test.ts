// @vitest-environment node
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { averageOf } from '../../src/build/averages';
import { valueRules } from '../../src/build/css/value-rules';
import { Mistake } from '../../src/build/mistake';

function assetsWith(averages?: string) {
  const assets = mkdtempSync(join(tmpdir(), 'averages-'));
  onTestFinished(() => rmSync(assets, { recursive: true }));
  if (averages !== undefined) writeFileSync(join(assets, 'averages.json'), averages);
  return assets;
}

test('the average colour of a capture is in the file beside it (F26)', () => {
  const assets = assetsWith('{ "a.avif": "#eef" }');
  expect(averageOf(join(assets, 'a.avif'))).toBe('#eef');
  expect(averageOf(join(assets, 'b.avif'))).toBeUndefined();
  expect(averageOf(join(assetsWith(), 'a.avif'))).toBeUndefined();
});

test('a file of colours that is no JSON is refused in a sentence', () => {
  expect(() => averageOf(join(assetsWith('<<<<<<< HEAD'), 'a.avif'))).toThrow(new Mistake('assets/averages.json is no JSON; delete it and run npm run images'));
});

test('each value of an attribute becomes a custom property by one rule', () => {
  expect(valueRules('average', ['#eef', undefined, '#ddd', '#eef'])).toBe('[data-average="#eef"]{--average:#eef}[data-average="#ddd"]{--average:#ddd}');
});

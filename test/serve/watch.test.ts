// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchSources } from '../../src/serve/watch';

let root: string;
let watcher: ReturnType<typeof watchSources>;
const onChange = vi.fn();

const write = (name: string) => writeFileSync(join(root, name), 'text');

/** Waits until a change has started the debounce timer, which is a fake one. */
async function noticed() {
  while (vi.getTimerCount() === 0) await setImmediate();
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'fuentes '));
  mkdirSync(join(root, 'src/make-images/node_modules/sharp'), { recursive: true });
  mkdirSync(join(root, 'styles'));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onChange.mockClear();
  watcher = watchSources(root, ['src', 'styles'], onChange);
  watcher.refresh();
});

afterEach(() => {
  watcher.close();
  vi.useRealTimers();
  rmSync(root, { recursive: true });
});

test('several changes lead to one call after the last', async () => {
  for (const name of ['a', 'b', 'c', 'd']) write(`src/${name}.ts`);
  await noticed();
  expect(onChange).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(onChange).toHaveBeenCalledTimes(1);
});

test('node_modules is not watched', async () => {
  write('src/make-images/node_modules/sharp/index.js');
  for (let turn = 0; turn < 100; turn++) await setImmediate();
  expect(vi.getTimerCount()).toBe(0);
});

test('close cancels a pending call', async () => {
  write('src/a.ts');
  await noticed();
  watcher.close();
  expect(vi.getTimerCount()).toBe(0);
});

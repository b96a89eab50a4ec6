// @vitest-environment node
import { expect, test } from 'vitest';
import { coalesce } from '../../src/serve/coalesce';

/** A task that runs until `release` is called. */
function heldTask() {
  const held: (() => void)[] = [];
  const task = () => new Promise<void>((resolve) => held.push(resolve));
  return { task, count: () => held.length, release: () => held.at(-1)!() };
}

test('calls during a run lead to one more run after it', async () => {
  const { task, count, release } = heldTask();
  const run = coalesce(task);
  const done = run();
  run();
  run();
  expect(count()).toBe(1);
  release();
  await expect.poll(count).toBe(2);
  release();
  await done;
  expect(count()).toBe(2);
});

test('a call after a failed run starts a new run', async () => {
  let count = 0;
  const run = coalesce(async () => {
    count++;
    if (count === 1) throw new Error('unforeseen');
  });
  await expect(run()).rejects.toThrow('unforeseen');
  await run();
  expect(count).toBe(2);
});

test('a call after a run starts a new run', async () => {
  let count = 0;
  const run = coalesce(async () => void count++);
  await run();
  await run();
  expect(count).toBe(2);
});

// @vitest-environment node
import { expect, test } from 'vitest';
import { coalesce } from '../../src/serve/coalesce';

/** Work that stays under way until it is let go. */
function heldWork() {
  const held: (() => void)[] = [];
  const work = () => new Promise<void>((resolve) => held.push(resolve));
  return { work, count: () => held.length, letGo: () => held.at(-1)!() };
}

test('calls during work lead to one more piece of it, after it', async () => {
  const { work, count, letGo } = heldWork();
  const run = coalesce(work);
  const done = run();
  run();
  run();
  expect(count()).toBe(1);
  letGo();
  await expect.poll(count).toBe(2);
  letGo();
  await done;
  expect(count()).toBe(2);
});

test('a call after work that failed leads to work again', async () => {
  let count = 0;
  const run = coalesce(async () => {
    count++;
    if (count === 1) throw new Error('unforeseen');
  });
  await expect(run()).rejects.toThrow('unforeseen');
  await run();
  expect(count).toBe(2);
});

test('a call after work leads to work again', async () => {
  let count = 0;
  const run = coalesce(async () => void count++);
  await run();
  await run();
  expect(count).toBe(2);
});

// @vitest-environment node
import { afterEach, expect, test, vi } from 'vitest';
import { inTurn, median, printTable } from '../../../src/tools/bench/table.mjs';

afterEach(() => vi.restoreAllMocks());

test.each([[[3, 1, 2], 2], [[10, 9], 10], [[], 0]])('the median of %j is %d', (values, middle) => {
  expect(median(values)).toBe(middle);
});

test('columns are measured in turn, and each has its own median', async () => {
  const order: string[] = [];
  const column = (name: string, values: number[]) => async () => {
    order.push(name);
    return { paint: values.shift()! };
  };
  const rows = await inTurn(3, [column('before', [7, 9, 8]), column('now', [1, 100, 2])]);
  expect(order).toEqual(['before', 'now', 'before', 'now', 'before', 'now']);
  expect([...rows]).toEqual([['paint', [8, 2]]]);
});

test('the last column is divided by each other one, but by nothing that is 0', () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  printTable('Home, ms', ['by hand', 'before', 'now'], [['paint', [1000, 500, 250]], ['blocking', [0, 10, 5]]]);
  const cells = log.mock.calls.map(([line = '']: string[]) => line.trim().split(/\s{2,}/));
  expect(cells).toEqual([
    ['Home, ms', 'by hand', 'before', 'now', '÷ by hand', '÷ before'],
    ['paint', '1,000', '500', '250', '0.25', '0.50'],
    ['blocking', '0', '10', '5', '0.50'],
    [''],
  ]);
});

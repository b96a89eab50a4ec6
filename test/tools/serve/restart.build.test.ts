import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { keepRunning } from '../../../src/tools/serve/restart';
import { makeFolder, writeFiles } from '../../copies/root';

/** A server that notes each of its runs, and ends it with the code that it finds for it. */
const server = `
import { appendFileSync, readFileSync } from 'node:fs';
process.chdir(import.meta.dirname);
appendFileSync('runs', '.');
process.exit(Number(readFileSync('codes', 'utf8').split(' ')[readFileSync('runs').length - 1]));
`;

/** Keeps a server running whose runs end with these codes. Returns its folder, the number of its runs, and the end. */
async function keep(codes: string) {
  const root = makeFolder({ 'build.mjs': server, codes, runs: '', 'src/a.ts': '' });
  const end = vi.fn();
  await keepRunning(root, ['src'], end);
  return { root, runs: () => readFileSync(join(root, 'runs')).length, end };
}

afterEach(() => void vi.restoreAllMocks());

test('the development server starts anew if it asks for that, and after a failure when something changes', async () => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  const { root, runs, end } = await keep('75 75 1 1');
  await expect.poll(() => error.mock.calls.length).toBe(1);
  expect(error).toHaveBeenCalledWith('The development server has failed. It starts again after the next change.');
  expect(runs()).toBe(3);
  writeFiles(root, { 'src/a.ts': 'mended' });
  await expect.poll(runs).toBe(4);
  await expect.poll(() => error.mock.calls.length).toBe(2);
  expect(end).not.toHaveBeenCalled();
});

test('if it fails at once, as for a busy port, all ends with its code', async () => {
  const { runs, end } = await keep('3');
  await expect.poll(() => end.mock.calls).toEqual([[3]]);
  expect(runs()).toBe(1);
});

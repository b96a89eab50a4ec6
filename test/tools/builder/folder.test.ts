import fs from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { listFiles, replaceFile, writeFolder } from '../../../src/tools/builder/folder';
import { makeFolder } from '../../copies/root';

afterEach(() => {
  vi.doUnmock('node:fs');
  vi.resetModules();
});

test('a folder is there, whole, while what it replaces is removed', async () => {
  const parent = makeFolder();
  const folder = join(parent, 'dist');
  const seen: unknown[] = [];
  vi.resetModules();
  vi.doMock('node:fs', () => ({
    ...fs,
    rmSync(path: string, options: object) {
      fs.rmSync(path, options);
      seen.push(fs.existsSync(folder) ? fs.readdirSync(folder) : 'gone');
    },
  }));
  const { writeFolder } = await import('../../../src/tools/builder/folder');
  writeFolder(folder, new Map([['a.html', 'a']]));
  seen.length = 0;
  writeFolder(folder, new Map([['b.html', 'b']]));
  expect(seen).toEqual([['a.html'], ['a.html'], ['b.html']]);
  expect(fs.readdirSync(parent)).toEqual(['dist']);
});

test('what an interrupted build has left is removed, and a file is replaced', () => {
  const parent = makeFolder();
  const files = new Map([['a/b.html', 'old']]);
  for (const name of ['dist', 'dist.new', 'dist.old']) writeFolder(join(parent, name), files);
  writeFolder(join(parent, 'dist'), new Map([['a/c.html', 'new']]));
  expect(listFiles(parent)).toEqual(['dist/a/c.html']);
  replaceFile(join(parent, 'dist/a/c.html'), 'newer');
  expect(listFiles(parent)).toEqual(['dist/a/c.html']);
  expect(`${fs.readFileSync(join(parent, 'dist/a/c.html'))}`).toBe('newer');
});

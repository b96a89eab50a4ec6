import fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.doUnmock('node:fs');
  vi.resetModules();
});

test('a folder is there, whole, while what it replaces is removed', async () => {
  const parent = fs.mkdtempSync(join(tmpdir(), 'folder-'));
  const folder = join(parent, 'dist');
  const seen: unknown[] = [];
  vi.resetModules();
  vi.doMock('node:fs', () => ({
    ...fs,
    rmSync(path: string, options: object) {
      if (fs.existsSync(path)) fs.rmSync(path, options);
      if (fs.existsSync(join(parent, 'dist'))) seen.push(fs.readdirSync(folder));
      else seen.push('gone');
    },
  }));
  const { writeFolder } = await import('../../src/builder/folder');
  writeFolder(folder, new Map([['a.html', 'a']]));
  seen.length = 0;
  writeFolder(folder, new Map([['b.html', 'b']]));
  expect(seen).toEqual([['a.html'], ['a.html'], ['b.html']]);
  expect(fs.readdirSync(parent)).toEqual(['dist']);
  fs.rmSync(parent, { recursive: true });
});

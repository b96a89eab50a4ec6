import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listFiles, replaceFile, writeFolder } from '../../src/builder/folder';
import { makeFolder } from '../root';

test('a folder is replaced, with what an interrupted build has left, and stays as it is if that fails', () => {
  const parent = makeFolder();
  for (const name of ['dist', 'dist.new']) writeFolder(join(parent, name), new Map([['a/b.html', 'old']]));
  const impossible = new Map([['c.html', 'new'], ['c.html/d.html', 'new']]);
  expect(() => writeFolder(join(parent, 'dist'), impossible)).toThrow();
  expect(listFiles(join(parent, 'dist'))).toEqual(['a/b.html']);
  writeFolder(join(parent, 'dist'), new Map([['a/c.html', 'new']]));
  expect(listFiles(parent)).toEqual(['dist/a/c.html']);
});

test('a file is replaced', () => {
  const parent = makeFolder();
  for (const text of ['old', 'new']) replaceFile(join(parent, 'a'), text);
  expect(listFiles(parent)).toEqual(['a']);
  expect(readFileSync(join(parent, 'a'), 'utf8')).toBe('new');
});

import { readFileSync, symlinkSync } from 'node:fs';
import { expect, test } from 'vitest';
import { listFiles, writeFolder } from '../../../src/tools/common/files';
import { Mistake } from '../../../src/tools/common/mistake';
import { makeFolder } from '../../copies/root';

const site = (content: string, ...others: string[]) =>
  new Map(['_headers', 'index.html', ...others].map((file) => [file, content]));

test('a folder is replaced by the new one as a whole, or stays the old one, and nothing else is left (S10)', () => {
  const parent = makeFolder();
  const dist = `${parent}/dist`;
  writeFolder(dist, site('old', 'old.html'));
  writeFolder(dist, site('new', 'en/index.html'));
  const files = ['dist/_headers', 'dist/en/index.html', 'dist/index.html'];
  expect(listFiles(parent)).toEqual(files);
  expect(() => writeFolder(dist, site('', 'new.html', 'new.html/below-a-file'))).toThrow(Mistake);
  expect(listFiles(parent)).toEqual(files);
});

test.each([
  ['a repository', '.git', ['_headers', 'index.html', '.git/HEAD']],
  ['the file of a worktree', '.git', ['_headers', 'index.html', '.git']],
  ['the settings of a host', '.vercel', ['_headers', 'index.html', '.vercel/project.json']],
  ['another folder', 'photos', ['photos/a.jpg']],
])('%s is not deleted (S10)', (_, name, files) => {
  const parent = makeFolder(Object.fromEntries(files.map((file) => [`dist/${file}`, 'mine'])));
  expect(() => writeFolder(`${parent}/dist`, site('new', '.well-known/security.txt'))).toThrow(`has ${name}, which`);
  expect(listFiles(`${parent}/dist`)).toEqual([...files].sort());
});

test('what a build has written may be replaced, also beside files of a file manager', () => {
  const parent = makeFolder({ 'dist/.DS_Store': '' });
  for (const content of ['old', 'new']) writeFolder(`${parent}/dist`, site(content, '.well-known/security.txt'));
  expect(readFileSync(`${parent}/dist/.well-known/security.txt`, 'utf8')).toBe('new');
});

test('a link to a folder stays one, and the folder is replaced', () => {
  const parent = makeFolder({ 'www/_headers': 'old' });
  symlinkSync(`${parent}/www`, `${parent}/dist`, 'junction');
  writeFolder(`${parent}/dist`, site('new'));
  expect(readFileSync(`${parent}/www/index.html`, 'utf8')).toBe('new');
  expect(readFileSync(`${parent}/dist/index.html`, 'utf8')).toBe('new');
});

test('a folder that cannot be replaced is named in one sentence', () => {
  const parent = makeFolder({ dist: 'a file' });
  expect(() => writeFolder(`${parent}/dist`, site('new'))).toThrow(Mistake);
  expect(readFileSync(`${parent}/dist`, 'utf8')).toBe('a file');
});

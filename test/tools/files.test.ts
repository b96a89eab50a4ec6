import { expect, test } from 'vitest';
import { listFiles, writeFolder } from '../../src/tools/files';
import { UserError } from '../../src/tools/user-error';
import { makeFolder } from '../fixtures/root';

const files = (...others: string[]) => new Map(['_headers', ...others].map((file) => [file, 'new']));

test('a folder is replaced completely or not at all, and leaves no temporary folder behind (S10)', () => {
  const parent = makeFolder({ 'dist/_headers': 'old', 'dist/old.html': 'old', 'dist/.DS_Store': '' });
  const write = (...others: string[]) => writeFolder(`${parent}/dist`, files('.well-known/security.txt', ...others));
  write('en/index.html');
  const written = ['.well-known/security.txt', '_headers', 'en/index.html'].map((file) => `dist/${file}`);
  expect(listFiles(parent)).toEqual(written);
  expect(() => write('new.html', 'new.html/below-a-file')).toThrow(UserError);
  expect(listFiles(parent)).toEqual(written);
  write('.well-known/b.txt'); // a hidden folder of a build
  expect(listFiles(parent)).toContain('dist/.well-known/b.txt');
});

test('if the folder cannot be replaced, the old folder, or a file in its place, is kept (S10)', () => {
  for (const old of ['dist/_headers', 'dist']) {
    const parent = makeFolder({ [old]: 'old' });
    expect(() => writeFolder(`${parent}/dist`, new Map())).toThrow(UserError); // without files, there is no new one
    expect(listFiles(parent)).toEqual([old]);
  }
});

test.each([
  ['the file or folder of a repository', '.git', ['.git', '_headers']],
  ['the settings of a host', '.vercel', ['.vercel/project.json', '_headers']],
  ['another folder', 'photos', ['photos/a.jpg']],
])('%s is not deleted (S10)', (_, name, old) => {
  const parent = makeFolder(Object.fromEntries(old.map((file) => [`dist/${file}`, 'mine'])));
  expect(() => writeFolder(`${parent}/dist`, files('.well-known/security.txt'))).toThrow(`contains ${name}, which`);
  expect(listFiles(`${parent}/dist`)).toEqual(old);
});

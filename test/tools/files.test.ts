import { symlinkSync } from 'node:fs';
import { expect, test } from 'vitest';
import { listFiles, writeFolder } from '../../src/tools/files';
import { UserError } from '../../src/tools/user-error';
import { makeFolder } from '../fixtures/root';

const files = (...others: string[]) => new Map(['_headers', ...others].map((file) => [file, 'new']));

test('a folder is replaced completely or not at all, and leaves no temporary folder behind (S10)', () => {
  const old = ['_headers', 'old.html', '.DS_Store', '.htaccess'].map((file) => [`dist/${file}`, 'old']);
  const parent = makeFolder(Object.fromEntries(old));
  const write = (...others: string[]) => writeFolder(`${parent}/dist`, files('.well-known/security.txt', ...others));
  write('en/index.html');
  const written = ['.well-known/security.txt', '_headers', 'en/index.html'].map((file) => `dist/${file}`);
  expect(listFiles(parent)).toEqual(written);
  expect(() => write('new.html', 'new.html/below-a-file')).toThrow(UserError);
  expect(listFiles(parent)).toEqual(written);
  write('.well-known/b.txt'); // a hidden folder of a build
  expect(listFiles(parent)).toContain('dist/.well-known/b.txt');
});

test('files that systems leave are not listed, and a link to a parent folder is an error (U4)', () => {
  const left = ['.DS_Store', '._a.tsx', '.#a.tsx', 'a.tsx~', 'Thumbs.db', 'b/desktop.ini'];
  const folder = makeFolder(Object.fromEntries([...left, '.htaccess', '_a'].map((file) => [file, ''])));
  expect(listFiles(folder)).toEqual(['.htaccess', '_a']);
  symlinkSync(folder, `${folder}/b/c`, 'junction');
  expect(() => listFiles(folder)).toThrow(`${folder}/b/c is a link to a folder that contains it.`);
});

test.each([
  ['the file or folder of a repository', '.git', ['.git', '_headers']],
  ['the settings of a host', '.vercel', ['.vercel/project.json', '_headers']],
  ['another folder', 'photos', ['photos/a.jpg']],
])('%s is not deleted (S10)', (_, name, old) => {
  const parent = makeFolder(Object.fromEntries(old.map((file) => [`dist/${file}`, 'mine'])));
  const write = () => writeFolder(`${parent}/dist`, files('.well-known/security.txt'));
  expect(write).toThrow(`contains ${name}, which no build wrote.`);
  expect(listFiles(`${parent}/dist`)).toEqual(old);
});

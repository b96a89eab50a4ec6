import fs from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { listFiles, readText, replaceFile, writeFolder } from '../../../src/tools/common/folder';
import { testOfLinks } from '../../copies/links';
import { makeFolder } from '../../copies/root';

afterEach(() => {
  vi.restoreAllMocks();
  vi.doUnmock('node:fs');
  vi.resetModules();
});

/** `writeFolder`, with some functions of `node:fs` in place of others. */
async function writeFolderWith(changed: Partial<typeof fs>) {
  vi.resetModules();
  vi.doMock('node:fs', () => ({ ...fs, ...changed }));
  return (await import('../../../src/tools/common/folder')).writeFolder;
}

function fail(): never {
  throw new Error('EXDEV');
}

test('a folder is replaced, and what a killed build has left is removed (S10)', () => {
  const parent = makeFolder({ 'dist.new/b.html': '', 'dist.old/c.html': '' });
  const folder = join(parent, 'dist');
  writeFolder(folder, new Map([['a.html', 'a'], ['a/b.html', 'b']]));
  writeFolder(folder, new Map([['c.html', 'c']]));
  expect(listFiles(parent)).toEqual(['dist/c.html']);
});

test('the files of a folder that cannot be renamed are replaced (S10)', async () => {
  const parent = makeFolder({ 'dist/old.html': '', 'dist/old/index.html': '', 'dist/a.html': 'old' });
  const folder = join(parent, 'dist');
  const { ino } = fs.statSync(folder);
  const writeFolder = await writeFolderWith({ renameSync: fail });
  writeFolder(folder, new Map([['a.html', 'a'], ['b/c.html', 'c']]));
  expect(fs.readdirSync(parent, { recursive: true }).sort()).toEqual(
    ['dist', 'dist/a.html', 'dist/b', 'dist/b/c.html'].map((path) => join(path)));
  expect([fs.readFileSync(join(folder, 'a.html'), 'utf8'), fs.statSync(folder).ino]).toEqual(['a', ino]);
});

test('a folder stays if the new one cannot be renamed (S10)', async () => {
  const parent = makeFolder({ 'dist/a.html': 'old' });
  const folder = join(parent, 'dist');
  const writeFolder = await writeFolderWith({
    renameSync: (from, to) => (`${from}`.endsWith('.new') ? fail() : fs.renameSync(from, to)),
    cpSync: () => expect(fs.readdirSync(folder)).toEqual(['a.html']),
  });
  writeFolder(folder, new Map());
  expect.assertions(1);
});

testOfLinks('a link to a folder stays, and the folder gets the files', () => {
  const parent = makeFolder({ 'server/site/old.html': '' });
  fs.symlinkSync('server/site', join(parent, 'dist'), 'dir');
  writeFolder(join(parent, 'dist'), new Map([['a.html', 'a']]));
  expect(fs.readlinkSync(join(parent, 'dist'))).toBe('server/site');
  expect(listFiles(join(parent, 'server'))).toEqual(['site/a.html']);
});

test('a folder that cannot be written stays as it was', () => {
  const parent = makeFolder({ 'hosting/old.conf': '' });
  const impossible = new Map([['a', 'a file'], ['a/b.html', 'in it']]);
  expect(() => writeFolder(join(parent, 'hosting'), impossible)).toThrow(
    /^hosting\/ cannot be written: E[A-Z]+: /);
  expect(fs.readdirSync(parent, { recursive: true })).toEqual(['hosting', join('hosting', 'old.conf')]);
});

test('a text is read without a byte-order mark and the line endings of Windows', () => {
  const parent = makeFolder({ 'a.html': '\uFEFFuno\r\ndos\n' });
  expect(readText(join(parent, 'a.html'))).toBe('uno\ndos\n');
});

test('a file is replaced, or stays as it was', () => {
  const parent = makeFolder({ 'a.html': 'old', 'a.jpg/in-a-folder': '' });
  replaceFile(join(parent, 'a.html'), 'new');
  expect(() => replaceFile(join(parent, 'a.jpg'), '')).toThrow(/^a\.jpg cannot be written: E[A-Z]+: /);
  expect(listFiles(parent).sort()).toEqual(['a.html', 'a.jpg/in-a-folder']);
  expect(fs.readFileSync(join(parent, 'a.html'), 'utf8')).toBe('new');
});

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

function fail(code: string): never {
  throw Object.assign(Error(code), { code });
}

test('a folder is replaced by a whole one (S10)', () => {
  const parent = makeFolder();
  const folder = join(parent, 'dist');
  writeFolder(folder, new Map([['a.html', 'a'], ['a/b.html', 'b']]));
  writeFolder(folder, new Map([['c.html', 'c']]));
  expect(listFiles(parent)).toEqual(['dist/c.html']);
});

test.each(['EPERM', 'EXDEV'])('of a folder that cannot be renamed (%s), the contents are replaced (S10)', async (code) => {
  const parent = makeFolder({ 'dist/old.html': '', 'dist/old/index.html': '', 'dist/a.html': 'old' });
  const folder = join(parent, 'dist');
  const { ino } = fs.statSync(folder);
  const writeFolder = await writeFolderWith({ renameSync: () => fail(code) });
  writeFolder(folder, new Map([['a.html', 'a'], ['b/c.html', 'c']]));
  expect(fs.readdirSync(parent, { recursive: true }).sort()).toEqual(
    ['dist', 'dist/a.html', 'dist/b', 'dist/b/c.html'].map((path) => join(path)));
  expect([fs.readFileSync(join(folder, 'a.html'), 'utf8'), fs.statSync(folder).ino]).toEqual(['a', ino]);
});

test('an old folder is back in its place if the new one cannot be there (S10)', async () => {
  const parent = makeFolder({ 'dist/a.html': 'old' });
  const folder = join(parent, 'dist');
  const writeFolder = await writeFolderWith({
    renameSync: (from, to) => (`${from}`.endsWith('.new') ? fail('EPERM') : fs.renameSync(from, to)),
    cpSync: () => expect(fs.readdirSync(folder)).toEqual(['a.html']),
  });
  writeFolder(folder, new Map());
  expect.assertions(1);
});

test('what a killed build has left is removed', () => {
  const parent = makeFolder({ 'dist.new/b.html': '', 'dist.old/c.html': '', 'dist.zip': '' });
  writeFolder(join(parent, 'dist'), new Map([['a.html', 'a']]));
  expect(listFiles(parent).sort()).toEqual(['dist.zip', 'dist/a.html']);
});

testOfLinks('a link to a folder stays, and the files are in that folder', async () => {
  const parent = makeFolder({ 'server/site/old.html': '' });
  fs.symlinkSync('server/site', join(parent, 'dist'), 'dir');
  writeFolder(join(parent, 'dist'), new Map([['a.html', 'a']]));
  expect(fs.readlinkSync(join(parent, 'dist'))).toBe('server/site');
  expect(listFiles(join(parent, 'server'))).toEqual(['site/a.html']);
});

testOfLinks('a link to nothing is refused in a sentence, and stays', async () => {
  const parent = makeFolder();
  fs.symlinkSync('nada', join(parent, 'dist'));
  expect(() => writeFolder(join(parent, 'dist'), new Map())).toThrow(
    /^dist\/ cannot be written: ENOENT: no such file or directory, .*dist'$/);
  expect(fs.readdirSync(parent)).toEqual(['dist']);
});

test('what cannot be written is refused in a sentence, and the old folder stays alone', async () => {
  const parent = makeFolder({ 'hosting/old.conf': '' });
  const impossible = new Map([['a', 'a file'], ['a/b.html', 'in it']]);
  expect(() => writeFolder(join(parent, 'hosting'), impossible)).toThrow(
    /^hosting\/ cannot be written: E[A-Z]+: /);
  expect(fs.readdirSync(parent, { recursive: true })).toEqual(['hosting', join('hosting', 'old.conf')]);
});

test('a text is read without what editors of Windows add', () => {
  const parent = makeFolder({ 'a.html': '\uFEFFuno\r\ndos\n' });
  expect(readText(join(parent, 'a.html'))).toBe('uno\ndos\n');
});

test('a file is replaced', () => {
  const parent = makeFolder({ 'a.html': 'old' });
  replaceFile(join(parent, 'a.html'), 'new');
  expect([listFiles(parent), `${fs.readFileSync(join(parent, 'a.html'))}`]).toEqual([['a.html'], 'new']);
});

test('a file that cannot be written leaves nothing, and the reason names it', () => {
  const parent = makeFolder({ 'a.jpg/in-a-folder': '' });
  expect(() => replaceFile(join(parent, 'a.jpg'), '')).toThrow(/^a\.jpg cannot be written: E[A-Z]+: /);
  expect(listFiles(parent)).toEqual(['a.jpg/in-a-folder']);
});

import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { listFiles, readText, replaceFile, writeFolder } from '../../../src/tools/common/folder';
import { testOfLinks } from '../../copies/links';
import { makeFolder, writeFiles } from '../../copies/root';

afterEach(() => {
  vi.restoreAllMocks();
  vi.doUnmock('node:fs');
  vi.doUnmock('node:timers/promises');
  vi.resetModules();
});

/** `writeFolder`, with some functions of `node:fs` in place of others, and `wait` before it tries again. */
async function writeFolderWith(changed: Partial<typeof fs>, wait = () => {}) {
  vi.resetModules();
  vi.doMock('node:fs', () => ({ ...fs, ...changed }));
  vi.doMock('node:timers/promises', () => ({ setTimeout: wait }));
  return (await import('../../../src/tools/common/folder')).writeFolder;
}

function fail(code: string): never {
  throw Object.assign(Error(code), { code });
}

test('a folder is replaced by a whole one, and is there while the old one is removed (S10)', async () => {
  const parent = makeFolder();
  const folder = join(parent, 'dist');
  const seen: string[][] = [];
  const writeFolder = await writeFolderWith({
    rmSync(path, options) {
      seen.push(listFiles(folder).sort());
      fs.rmSync(path, options);
    },
  });
  await writeFolder(folder, new Map([['a.html', 'a'], ['a/b.html', 'b']]));
  await writeFolder(folder, new Map([['c.html', 'c']]));
  expect(seen).toEqual([['c.html']]);
  expect(listFiles(parent)).toEqual(['dist/c.html']);
});

test('of two builds at once, the one that ends last has its files there, and no others (S10)', async () => {
  const parent = makeFolder({ 'dist/old.html': '' });
  const folder = join(parent, 'dist');
  let others = 0;
  const writeFolder = await writeFolderWith({
    renameSync(from, to) {
      const isLate = to === folder && others < 2; // the place that was free is taken again
      if (isLate) writeFiles(parent, { [`dist/other-${others += 1}.html`]: '' });
      fs.renameSync(from, to);
    },
  });
  await writeFolder(folder, new Map([['a.html', 'a']]));
  expect(others).toBeGreaterThan(0);
  expect(listFiles(parent)).toEqual(['dist/a.html']);
});

test('a rename is tried again while a virus scanner holds the files, with the old folder in its place', async () => {
  const parent = makeFolder({ 'dist/old.html': '' });
  const folder = join(parent, 'dist');
  const meanwhile: string[] = [];
  const writeFolder = await writeFolderWith({
    renameSync(from, to) {
      if (`${from}`.endsWith('.new') && meanwhile.length < 5) fail('EPERM');
      fs.renameSync(from, to);
    },
    cpSync: () => fail('not renamed'),
  }, () => void meanwhile.push(...fs.readdirSync(folder)));
  await writeFolder(folder, new Map([['a.html', 'a']]));
  expect(meanwhile).toEqual(Array(5).fill('old.html'));
  expect(listFiles(parent)).toEqual(['dist/a.html']);
});

test.each([
  ['a mount', 'EBUSY', 30],
  ['a layer of a container image, at once', 'EXDEV', 0],
])('of a folder that cannot be renamed, such as %s, the contents are replaced', async (_, code, tries) => {
  const parent = makeFolder({ 'dist/old.html': '', 'dist/old/index.html': '', 'dist/a.html': 'old' });
  const folder = join(parent, 'dist');
  const { ino } = fs.statSync(folder);
  let waits = 0;
  const writeFolder = await writeFolderWith({
    renameSync(from, to) {
      if (from === folder || to === folder) fail(code);
      fs.renameSync(from, to);
    },
  }, () => void (waits += 1));
  await writeFolder(folder, new Map([['a.html', 'a'], ['b/c.html', 'c']]));
  expect(fs.readdirSync(parent, { recursive: true }).sort()).toEqual(
    ['dist', 'dist/a.html', 'dist/b', 'dist/b/c.html'].map((path) => join(path)));
  expect([fs.readFileSync(join(folder, 'a.html'), 'utf8'), fs.statSync(folder).ino]).toEqual(['a', ino]);
  expect(waits).toBe(tries);
});

test('what killed builds have left is removed, but not that of a running one or of a team', async () => {
  const { pid: killed } = spawnSync(process.execPath, ['--version']);
  const others = [`dist.${process.ppid}.new/a.html`, 'dist.old/a.html', 'dist.zip', `hosting.${killed}.new/a.html`];
  const left = [`dist.${killed}.new/a.html`, `dist.${killed}.old/a.html`, `dist.${process.pid}.new/b.html`];
  const parent = makeFolder(Object.fromEntries([...others, ...left].map((path) => [path, ''])));
  await writeFolder(join(parent, 'dist'), new Map([['a.html', 'a']]));
  expect(listFiles(parent).sort()).toEqual(['dist/a.html', ...others].sort());
});

test('an old folder that cannot be removed is only a warning', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const parent = makeFolder({ 'dist/old.html': '' });
  const writeFolder = await writeFolderWith({ rmSync: () => fail('EACCES') });
  await writeFolder(join(parent, 'dist'), new Map([['a.html', 'a']]));
  expect(listFiles(join(parent, 'dist'))).toEqual(['a.html']);
  expect(warn.mock.calls).toEqual([[`dist.${process.pid}.old/ is left over; delete it. (EACCES)`]]);
});

testOfLinks('a link to a folder stays, and the files are in that folder', async () => {
  const parent = makeFolder({ 'server/site/old.html': '' });
  fs.symlinkSync('server/site', join(parent, 'dist'), 'dir');
  await writeFolder(join(parent, 'dist'), new Map([['a.html', 'a']]));
  expect(fs.readlinkSync(join(parent, 'dist'))).toBe('server/site');
  expect(listFiles(join(parent, 'server'))).toEqual(['site/a.html']);
});

testOfLinks('a link to nothing is refused in a sentence, and stays', async () => {
  const parent = makeFolder();
  fs.symlinkSync('nada', join(parent, 'dist'));
  await expect(writeFolder(join(parent, 'dist'), new Map())).rejects.toThrow(
    /^dist\/ cannot be written: ENOENT: no such file or directory, .*dist'$/);
  expect(fs.readdirSync(parent)).toEqual(['dist']);
});

test('what cannot be written is refused in a sentence, and the old folder stays alone', async () => {
  const parent = makeFolder({ 'hosting/old.conf': '' });
  const impossible = new Map([['a', 'a file'], ['a/b.html', 'in it']]);
  await expect(writeFolder(join(parent, 'hosting'), impossible)).rejects.toThrow(
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

import fs from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { listFiles, replaceFile, writeFolder } from '../../../src/tools/common/folder';
import { Mistake } from '../../../src/tools/common/mistake';
import { makeFolder, writeFiles } from '../../copies/root';

afterEach(() => {
  vi.doUnmock('node:fs');
  vi.resetModules();
});

/** `writeFolder`, with some functions of `node:fs` in place of others. */
async function writeFolderWith(changed: Partial<typeof fs>) {
  vi.resetModules();
  vi.doMock('node:fs', () => ({ ...fs, ...changed }));
  return (await import('../../../src/tools/common/folder')).writeFolder;
}

test('a folder is there, whole, while what it replaces is removed', async () => {
  const parent = makeFolder();
  const folder = join(parent, 'dist');
  const seen: unknown[] = [];
  const writeFolder = await writeFolderWith({
    rmSync(path, options) {
      fs.rmSync(path, options);
      seen.push(fs.existsSync(folder) ? fs.readdirSync(folder) : 'gone');
    },
  });
  writeFolder(folder, new Map([['a.html', 'a']]));
  seen.length = 0;
  writeFolder(folder, new Map([['b.html', 'b']]));
  expect(seen).toEqual([['b.html'], ['b.html']]);
  expect(fs.readdirSync(parent)).toEqual(['dist']);
});

test('of two builds at once, the one that ends last has its files there, and no others', async () => {
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
  writeFolder(folder, new Map([['a.html', 'a']]));
  expect([others, listFiles(parent)]).toEqual([2, ['dist/a.html']]);
});

test('a folder that cannot be replaced is back in its place, and nothing is left beside it', async () => {
  const parent = makeFolder({ 'dist/old.html': '' });
  const writeFolder = await writeFolderWith({
    renameSync(from, to) {
      const isNew = `${to}`.endsWith('dist') && !`${from}`.endsWith('.old');
      if (isNew) throw Object.assign(Error('busy'), { code: 'EBUSY' });
      fs.renameSync(from, to);
    },
  });
  expect(() => writeFolder(join(parent, 'dist'), new Map([['a.html', 'a']]))).toThrow('dist/ cannot be written: busy');
  expect(listFiles(parent)).toEqual(['dist/old.html']);
});

test('a link to a folder stays, and the files are in that folder', () => {
  const parent = makeFolder({ 'server/site/old.html': '' });
  fs.symlinkSync('server/site', join(parent, 'dist'), 'dir');
  writeFolder(join(parent, 'dist'), new Map([['a.html', 'a']]));
  expect(fs.readlinkSync(join(parent, 'dist'))).toBe('server/site');
  expect(listFiles(join(parent, 'server'))).toEqual(['site/a.html']);
});

test('a link to nothing is refused in a sentence, and so is what cannot be written', () => {
  const parent = makeFolder();
  fs.symlinkSync('nada', join(parent, 'dist'));
  expect(() => writeFolder(join(parent, 'dist'), new Map())).toThrow(
    new Mistake('dist is a link to nada, which is not there; create it.'));
  const impossible = new Map([['a', 'a file'], ['a/b.html', 'in it']]);
  expect(() => writeFolder(join(parent, 'hosting'), impossible)).toThrow(/^hosting\/ cannot be written: E[A-Z]+: /);
  expect(fs.readdirSync(parent)).toEqual(['dist']);
});

test('a file is replaced', () => {
  const parent = makeFolder({ 'a.html': 'old' });
  replaceFile(join(parent, 'a.html'), 'new');
  expect([listFiles(parent), `${fs.readFileSync(join(parent, 'a.html'))}`]).toEqual([['a.html'], 'new']);
});

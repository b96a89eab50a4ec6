import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { Mistake } from '../../../src/builder/mistake';
import { readRootFiles } from '../../../src/builder/assets/root-files';
import { makeFolder } from '../../copies/root';

let root: string;

const write = (path: string, bytes: string | Buffer = '') => {
  const file = join(root, 'assets/root', path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, bytes);
};
const read = () => readRootFiles(root, new Set(['robots.txt']));

beforeEach(() => void (root = makeFolder()));

test('without assets/root/ there are no files', () => expect(read()).toEqual(new Map()));

test('files are read byte for byte, hidden ones and those in folders too (S7)', () => {
  const bytes = Buffer.from([0xef, 0xbb, 0xbf, 0x0d, 0x0a, 0x00, 0xff]);
  const paths = ['.well-known/security.txt', 'CNAME', '_redirects', 'aviso-legal/index.html', 'indexes.html'];
  for (const path of paths) write(path, bytes);
  expect([...read()].sort()).toEqual(paths.map((path) => [path, bytes]));
});

test('what operating systems leave in folders is not a file of the site', () => {
  for (const path of ['.DS_Store', '.well-known/.DS_Store', 'Thumbs.db', 'a/desktop.ini', '._CNAME']) write(path);
  expect(read()).toEqual(new Map());
});

test('one that would replace a file of the build is refused in a sentence (S7)', () => {
  write('robots.txt');
  expect(read)
    .toThrow(new Mistake('assets/root/robots.txt: the build writes this file itself; choose another name'));
});

import { execFileSync } from 'node:child_process';
import { readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readRootFiles } from '../../../src/tools/assets/root-files';
import { Mistake } from '../../../src/tools/common/mistake';
import { testOfLinks } from '../../copies/links';
import { makeFolder, root } from '../../copies/root';

const bytes = Buffer.from([0xef, 0xbb, 0xbf, 0x0d, 0x0a, 0x00, 0xff]);

const readWith = (...paths: string[]) => {
  const files = Object.fromEntries(paths.map((path) => [`assets/root/${path}`, bytes]));
  return readRootFiles(makeFolder(files), new Set(['robots.txt', 'sitemap.xml', 'share/a.jpg']));
};

test('without assets/root/ there are no files', () => expect(readWith()).toEqual(new Map()));

test('files are read byte for byte, hidden ones and those in folders too (S7)', () => {
  const paths = ['.well-known/security.txt', 'CNAME', '_redirects', 'aviso-legal/index.html', 'indexes.html'];
  expect([...readWith(...paths)].sort()).toEqual(paths.map((path) => [path, bytes]));
});

test('the address of a file has composed accents, as browsers send them; macOS decomposes them', () =>
  expect([...readWith('jose\u0301.txt').keys()]).toEqual(['jos\u00E9.txt']));

test('what operating systems, servers of files and git leave in folders is not a file of the site', () => {
  const ofSystems = ['.DS_Store', '.well-known/.DS_Store', 'Thumbs.db', 'a/desktop.ini', '._CNAME'];
  const files = readWith(...ofSystems, '.gitkeep', 'a/.nomedia', 'a/@eaDir/CNAME/thumb.jpg');
  expect(files).toEqual(new Map());
});

test('one that would replace a file of the build is refused in a sentence (S7)', () => {
  const sentence = 'the build writes this file itself; choose another name';
  expect(() => readWith('sitemap.xml')).toThrow(new Mistake(`assets/root/sitemap.xml: ${sentence}`));
  // On macOS and Windows, the last ones are the same files as those of the build.
  for (const path of ['share', 'robots.txt/index.html', 'icon.svg/index.html', 'Robots.txt', 'Share.PNG']) {
    expect(() => readWith(path)).toThrow(sentence);
  }
});

test('an own robots.txt takes the place of the written one (S7)', () =>
  expect(readWith('robots.txt')).toEqual(new Map([['robots.txt', bytes]])));

test.each(['datos.csv.gz', 'a/b.br'])('%s, which hosts would not send, is refused in a sentence (S7)', (path) => {
  expect(() => readWith('a.txt', path)).toThrow(
    new Mistake(`assets/root/${path}: hosts never send .br and .gz by name; rename it`));
});

test('an own share image takes the place of the made one, in the size that pages tell (F2)', () => {
  const share = readFileSync(join(root, 'assets/share.png'));
  const read = (bytes: Buffer) => readRootFiles(makeFolder({ 'assets/root/share.png': bytes }), new Set());
  expect(read(share).get('share.png')).toEqual(share);
  const sentence = 'assets/root/share.png: must be a PNG of 1200 × 630 pixels';
  const wide = Buffer.from(share);
  wide.writeUInt32BE(1201, 16);
  const high = Buffer.from(share);
  high.writeUInt32BE(631, 20);
  for (const wrong of [wide, high, Buffer.from('GIF'), share.subarray(0, 20)]) {
    expect(() => read(wrong)).toThrow(new Mistake(sentence));
  }
});

const refused = 'is a link or a special file, and would not be published; put the file itself there';

testOfLinks.each(['../a.txt', 'nada', '.'])('a link, to %s, is refused in a sentence (S7)', (to) => {
  const root = makeFolder({ 'assets/a.txt': '', 'assets/root/b/c.txt': '' });
  symlinkSync(to, join(root, 'assets/root/b/enlace'));
  expect(() => readRootFiles(root, new Set())).toThrow(
    new Mistake(`assets/root/${join('b/enlace')} ${refused}`));
});

test('links to their own folders are not followed, which would take minutes (S7)', () => {
  const root = makeFolder({ 'assets/root/a.txt': '' });
  for (const name of ['b', 'c']) symlinkSync('.', join(root, 'assets/root', name));
  expect(() => readRootFiles(root, new Set())).toThrow(refused);
});

test.skipIf(process.platform === 'win32')('a pipe is refused (S7)', () => {
  const root = makeFolder({ 'assets/root/a.txt': '' });
  execFileSync('mkfifo', [join(root, 'assets/root/tubo')]);
  expect(() => readRootFiles(root, new Set())).toThrow(new Mistake(`assets/root/tubo ${refused}`));
});

test('a drawing that browsers cannot read is refused', () => {
  const folder = makeFolder({ 'assets/root/a/b.svg': '<svg>' });
  expect(() => readRootFiles(folder, new Set()))
    .toThrow('assets/root/a/b.svg is not well-formed XML: 1:5: unclosed tag: svg');
});

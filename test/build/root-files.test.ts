// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { compress } from '../../src/cli/compress';
import { Mistake } from '../../src/build/mistake';
import { misplaced, readRootFiles } from '../../src/build/root-files';

const written = ['index.html', '404.html', 'proyectos.html', 'proyectos/geoapp.html', 'assets/main-00000000.js', '_headers', 'robots.txt', 'icon.svg'];
let root: string;

const write = (path: string, bytes: string | Buffer = '') => {
  const file = join(root, 'assets/root', path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, bytes);
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'raíz '));
});

afterEach(() => rmSync(root, { recursive: true }));

test('without assets/root/ there are no files', () => expect(readRootFiles(root, written)).toEqual(new Map()));

test('files are read byte for byte, hidden ones and those in folders too (S7)', () => {
  const bytes = Buffer.from([0xef, 0xbb, 0xbf, 0x0d, 0x0a, 0x00, 0xff]);
  const paths = ['.well-known/security.txt', 'CNAME', '_redirects', 'aviso-legal/index.html', 'google1234.html', 'indexes.html'];
  for (const path of paths) write(path, bytes);
  expect([...readRootFiles(root, written)]).toEqual(paths.map((path) => [path, bytes]));
});

test('what operating systems leave in folders is not a file of the site', () => {
  for (const path of ['.DS_Store', '.well-known/.DS_Store', 'Thumbs.db', 'a/desktop.ini', '._CNAME']) write(path);
  expect(readRootFiles(root, written).size).toBe(0);
});

test.each([
  ['index.html', 'index'],
  ['Index.html', 'index'],
  ['index', 'index'],
  ['404.html', '404'],
  ['proyectos.html', 'proyectos'],
  ['proyectos/otra.html', 'proyectos'],
  ['Assets/a.txt', 'assets'],
  ['assets', 'assets'],
  ['_headers', '_headers'],
  ['ROBOTS.TXT', 'robots.txt'],
  ['robots.txt.gz', 'robots.txt'],
  ['icon.svg/a', 'icon.svg'],
])('%s, which would be in the way of a file of the build, is refused in a sentence (S7)', (path, name) => {
  write(path);
  expect(() => readRootFiles(root, written)).toThrow(
    new Mistake(`assets/root/${path}: "${name}" is the name of something that the build writes itself; choose another`),
  );
});

test('all such files are named at once', () => {
  for (const path of ['robots.txt', 'icon.svg', 'CNAME']) write(path);
  expect(() => readRootFiles(root, written)).toThrow(/^assets\/root\/icon\.svg: .*\nassets\/root\/robots\.txt: .*$/);
});

test('.well-known/ below a base path gets a warning (E11)', () => {
  const paths = ['CNAME', '.well-known/security.txt'];
  expect(misplaced(paths, 'https://equipo.example/web/')).toEqual([
    'assets/root/.well-known/ will be at https://equipo.example/web/.well-known/, but it must lie at the root of the host: copy it to https://equipo.example/.well-known/ too.',
  ]);
  expect(misplaced(['CNAME'], 'https://equipo.example/web/')).toEqual([]);
  expect(misplaced(paths, 'https://equipo.example/')).toEqual([]);
});

test('text files are compressed, and files for hosts are not', async () => {
  const paths = ['.well-known/security.txt', 'ads.TXT', 'style.css', '_worker.js', 'CNAME', 'photo.jpg'];
  const all = await compress(new Map(paths.map((path) => [path, Buffer.from('text')])));
  expect([...all.keys()].filter((path) => path.endsWith('.br')).sort()).toEqual(['.well-known/security.txt.br', 'ads.TXT.br', 'style.css.br']);
});

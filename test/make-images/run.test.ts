// @vitest-environment node
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

const tool = 'src/make-images';
const source = join(import.meta.dirname, '../..');
const works = 'module.exports = 1';
let root: string;

function write(path: string, text: string) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text, { mode: 0o755 });
}

const packages = ['sharp', 'svgo'];

/** Installs fake packages with this code, as npm would. */
function install(code: string, names = packages) {
  cpSync(join(source, tool, 'package-lock.json'), join(root, tool, 'node_modules/.package-lock.json'));
  for (const name of names) write(`${tool}/node_modules/${name}/index.js`, code);
}

function run() {
  const env = { ...process.env, PATH: join(root, 'bin') + delimiter + process.env.PATH };
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'build.mjs'), '--images'], { env, encoding: 'utf8' });
  return [status, (stdout + stderr).trim()];
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'imágenes '));
  mkdirSync(join(root, tool), { recursive: true });
  for (const name of ['build.mjs', `${tool}/run.ts`, `${tool}/packages.ts`, `${tool}/package-lock.json`]) cpSync(join(source, name), join(root, name));
  write(`${tool}/make.ts`, "import { loadPackages } from './packages'; export const makeImages = (root: string) => { loadPackages(root); console.log('made'); };");
  mkdirSync(join(root, 'node_modules'));
  symlinkSync(join(source, 'node_modules/esbuild'), join(root, 'node_modules/esbuild'), 'junction');
});

afterEach(() => rmSync(root, { recursive: true }));

// The tests replace npm by a shell script.
describe.skipIf(process.platform === 'win32')('npm run images', () => {
  const npm = (code: string) => write('bin/npm', `#!/bin/sh\necho "npm $*"\nfor name in ${packages.join(' ')}; do mkdir -p node_modules/$name; echo "${code}" > node_modules/$name/index.js; done\n`);

  test('installs its packages the first time', () => {
    npm(works);
    expect(run()).toEqual([0, 'npm ci\nmade']);
  });

  test('uses installed packages', () => {
    npm(works);
    install(works);
    expect(run()).toEqual([0, 'made']);
  });

  test.each(packages)('reinstalls a damaged %s', (name) => {
    npm(works);
    install(works);
    install("require('@img/gone')", [name]);
    expect(run()).toEqual([0, 'npm ci\nmade']);
  });

  test.each(packages)('installs %s if an older version of this project did not, or had another version', (name) => {
    npm(works);
    for (const entry of [undefined, { version: '0.0.1' }]) {
      install(works);
      const lock = join(root, tool, 'node_modules/.package-lock.json');
      const installed = JSON.parse(readFileSync(lock, 'utf8'));
      writeFileSync(lock, JSON.stringify({ packages: { ...installed.packages, [`node_modules/${name}`]: entry } }));
      expect(run()).toEqual([0, 'npm ci\nmade']);
    }
  });

  test('asks for npm ci first if esbuild is missing', () => {
    rmSync(join(root, 'node_modules'), { recursive: true });
    expect(run()).toEqual([1, 'Run npm ci first: what builds the site is not installed.']);
  });
});

// @vitest-environment node
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
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

/** Installs a fake sharp with this code, as npm would. */
function install(code: string) {
  cpSync(join(source, tool, 'package-lock.json'), join(root, tool, 'node_modules/.package-lock.json'));
  write(`${tool}/node_modules/sharp/index.js`, code);
}

function run() {
  const env = { ...process.env, PATH: join(root, 'bin') + delimiter + process.env.PATH };
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'build.mjs'), '--images'], { env, encoding: 'utf8' });
  return [status, (stdout + stderr).trim()];
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'imágenes '));
  mkdirSync(join(root, tool), { recursive: true });
  for (const name of ['build.mjs', `${tool}/run.ts`, `${tool}/sharp.ts`, `${tool}/package-lock.json`]) cpSync(join(source, name), join(root, name));
  write(`${tool}/make.ts`, "import { loadSharp } from './sharp'; export const makeImages = (root: string) => { loadSharp(root); console.log('made'); };");
  mkdirSync(join(root, 'node_modules'));
  symlinkSync(join(source, 'node_modules/esbuild'), join(root, 'node_modules/esbuild'), 'junction');
});

afterEach(() => rmSync(root, { recursive: true }));

// The tests replace npm by a shell script.
describe.skipIf(process.platform === 'win32')('npm run images', () => {
  const npm = (code: string) => write('bin/npm', `#!/bin/sh\necho "npm $*"\nmkdir -p node_modules/sharp\necho "${code}" > node_modules/sharp/index.js\n`);

  test('installs sharp the first time', () => {
    npm(works);
    expect(run()).toEqual([0, 'npm ci\nmade']);
  });

  test('uses an installed sharp', () => {
    npm(works);
    install(works);
    expect(run()).toEqual([0, 'made']);
  });

  test('reinstalls a damaged sharp', () => {
    npm(works);
    install("require('@img/gone')");
    expect(run()).toEqual([0, 'npm ci\nmade']);
  });

  test('asks for npm ci first if esbuild is missing', () => {
    rmSync(join(root, 'node_modules'), { recursive: true });
    expect(run()).toEqual([1, 'Run npm ci first: what builds the site is not installed.']);
  });
});

import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

const tool = 'src/tools/make-images';
const source = join(import.meta.dirname, '../../..', tool);
const works = 'module.exports = 1';
let root: string;

function write(path: string, text: string) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text, { mode: 0o755 });
}

/** What draws pictures, as npm installs it, with this for its code. */
function install(code: string) {
  cpSync(join(source, 'package-lock.json'), join(root, tool, 'node_modules/.package-lock.json'));
  write(`${tool}/node_modules/sharp/index.js`, code);
}

function run() {
  const env = { ...process.env, PATH: join(root, 'bin') + delimiter + process.env.PATH };
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, tool, 'run.mjs')], { env, encoding: 'utf8' });
  return [status, (stdout + stderr).trim()];
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'imágenes '));
  mkdirSync(join(root, tool), { recursive: true });
  for (const name of ['run.mjs', 'package-lock.json']) cpSync(join(source, name), join(root, tool, name));
  write(`${tool}/make.mjs`, "import 'sharp'; console.log('made');");
  write('node_modules/esbuild/index.js', works);
});

afterEach(() => rmSync(root, { recursive: true }));

// The npm of the tests is a script for a shell.
describe.skipIf(process.platform === 'win32')('npm run images', () => {
  const npm = (code: string) => write('bin/npm', `#!/bin/sh\necho "npm $*"\nmkdir -p node_modules/sharp\necho "${code}" > node_modules/sharp/index.js\n`);

  test('installs what draws pictures, the first time', () => {
    npm(works);
    expect(run()).toEqual([0, 'npm ci\nmade']);
  });

  test('takes what is installed', () => {
    npm(works);
    install(works);
    expect(run()).toEqual([0, 'made']);
  });

  test('installs anew what is damaged', () => {
    npm(works);
    install("require('@img/gone')");
    expect(run()).toEqual([0, 'npm ci\nmade']);
  });

  test('asks first for what builds the site', () => {
    rmSync(join(root, 'node_modules'), { recursive: true });
    expect(run()).toEqual([1, 'Run npm ci first: what builds the site is not installed.']);
  });
});

// What the commands say where packages are not installed, or not whole.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeFolder } from './copies/root';

const project = join(import.meta.dirname, '..');

function makeProject() {
  const folder = makeFolder({ 'src/tools/cli/main.ts': "import 'lightningcss'; export const main = () => {};" });
  for (const name of ['build.mjs', 'package.json']) cpSync(join(project, name), join(folder, name));
  return folder;
}

function run(folder: string, command: string) {
  const { status, stdout, stderr } = spawnSync(command, { cwd: folder, shell: true, encoding: 'utf8' });
  return { hasFailed: status !== 0, text: (stdout + stderr).trim() };
}

test('without npm ci, npm start asks for it', () => {
  const text = 'Run npm ci first: the packages are not installed.';
  expect(run(makeProject(), 'npm --silent start')).toEqual({ hasFailed: true, text });
});

test('packages that are not complete are named, and nothing is left', () => {
  const folder = makeProject();
  mkdirSync(join(folder, 'node_modules'));
  symlinkSync(join(project, 'node_modules/esbuild'), join(folder, 'node_modules/esbuild'), 'junction');
  const text = 'node_modules/ was installed on another system, or is incomplete: delete it, and run npm ci.';
  expect(run(folder, 'node build.mjs')).toEqual({ hasFailed: true, text });
  expect(readdirSync(join(folder, 'node_modules/.cache'))).toEqual([]);
});

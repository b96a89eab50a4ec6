// What the commands say on a machine where something is not installed.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeFolder, writeFiles } from './copies/root';

const project = join(import.meta.dirname, '..');
const esbuild = join(project, 'node_modules/esbuild');

function makeProject() {
  const folder = makeFolder({ 'src/tools/cli/main.ts': "import 'lightningcss'; export const main = () => {};" });
  for (const name of ['build.mjs', 'package.json']) cpSync(join(project, name), join(folder, name));
  return folder;
}

function makeInstalled() {
  const folder = makeProject();
  mkdirSync(join(folder, 'node_modules'));
  symlinkSync(esbuild, join(folder, 'node_modules/esbuild'), 'junction');
  return folder;
}

function run(folder: string, command: string) {
  const { status, stdout, stderr } = spawnSync(command, { cwd: folder, shell: true, encoding: 'utf8' });
  return { hasFailed: status !== 0, text: (stdout + stderr).trim() };
}

test.each(['start', 'test'])('without npm ci, npm %s asks for it in a sentence', (command) => {
  const text = 'Run npm ci first: the packages are not installed.';
  expect(run(makeProject(), `npm --silent ${command}`)).toEqual({ hasFailed: true, text });
});

const otherSystem = 'node_modules/ was installed on another system, or is incomplete: delete it, and run npm ci.';

test('packages of another system are named in a sentence', () => {
  const folder = makeProject();
  cpSync(esbuild, join(folder, 'node_modules/esbuild'), { recursive: true }); // without its program for this system
  expect(run(folder, 'node build.mjs')).toEqual({ hasFailed: true, text: otherSystem });
});

test('packages that are not complete are named in a sentence, and nothing is left', () => {
  const folder = makeInstalled();
  expect(run(folder, 'node build.mjs')).toEqual({ hasFailed: true, text: otherSystem });
  expect(readdirSync(join(folder, 'node_modules/.cache'))).toEqual([]);
});

test('packages beside which nothing can be written are named in a sentence', () => {
  const folder = makeInstalled();
  writeFiles(folder, { 'node_modules/.cache': 'a file, not a folder' });
  const { hasFailed, text } = run(folder, 'node build.mjs');
  expect(hasFailed).toBe(true);
  expect(text).toMatch(/^Failed to .*node_modules.\.cache.*; give this user write access there, or delete .*, and run npm ci\.$/);
});

test('what builds the site is installed also where NODE_ENV is production', () => {
  const folder = makeFolder({
    'package.json': '{ "devDependencies": { "builder": "file:builder" } }',
    'builder/package.json': '{ "name": "builder", "version": "1.0.0" }',
  });
  cpSync(join(project, '.npmrc'), join(folder, '.npmrc'));
  const env = { ...process.env, NODE_ENV: 'production' };
  spawnSync('npm install --offline --no-audit', { cwd: folder, shell: true, env });
  expect(existsSync(join(folder, 'node_modules/builder'))).toBe(true);
});

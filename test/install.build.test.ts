// What the commands say on a machine where something is not installed.
import { spawnSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeFolder } from './copies/root';

const folder = makeFolder();
for (const name of ['build.mjs', 'package.json']) cpSync(join(import.meta.dirname, '..', name), join(folder, name));

function run(command: string) {
  const { status, stdout, stderr } = spawnSync(command, { cwd: folder, shell: true, encoding: 'utf8' });
  return { hasFailed: status !== 0, text: (stdout + stderr).trim() };
}

const hint = 'Run npm ci first: what builds the site is not installed.';

test.each(['start', 'test'])('without npm ci, npm %s asks for it in a sentence', (command) => {
  expect(run(`npm --silent ${command}`)).toEqual({ hasFailed: true, text: hint });
});

test.each([
  ['12.22.12', 'This is Node 12.22.12, but 20.19 or newer is needed, from https://nodejs.org.'],
  ['20.18.3', 'This is Node 20.18.3, but 20.19 or newer is needed, from https://nodejs.org.'],
  ['20.19.0', hint],
  ['100.1.0', hint],
])('Node %s is asked to be replaced, in a sentence, if it is too old', (version, text) => {
  const pretend = `Object.defineProperty(process,'versions',{value:{node:'${version}'}})`;
  expect(run(`node --import "data:text/javascript,${pretend}" build.mjs --check`)).toEqual({ hasFailed: true, text });
});

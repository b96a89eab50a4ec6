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

test.each(['start', 'test'])('without npm ci, npm %s asks for it in a sentence', (command) => {
  const text = 'Run npm ci first: what builds the site is not installed.';
  expect(run(`npm --silent ${command}`)).toEqual({ hasFailed: true, text });
});

// What the commands say on a machine where something is not installed.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'clone-'));
  for (const name of ['build.mjs', 'package.json']) cpSync(join(root, name), join(folder, name));
});

afterAll(() => rmSync(folder, { recursive: true }));

function run(command: string) {
  const { status, stdout, stderr } = spawnSync(command, { cwd: folder, shell: true, encoding: 'utf8' });
  return { hasFailed: status !== 0, text: (stdout + stderr).trim() };
}

test.each(['start', 'test'])('without npm ci, npm %s asks for it in a sentence', (command) => {
  const text = 'Run npm ci first: what builds the site is not installed.';
  expect(run(`npm --silent ${command}`)).toEqual({ hasFailed: true, text });
});

/** Sets the version of Node that scripts see. */
const pretend = (version: string) =>
  `data:text/javascript,Object.defineProperty(process,'versions',{value:{node:'${version}'}})`;

test.each(['12.22.12', '20.18.3'])('Node %s is asked to be replaced, in a sentence', (version) => {
  expect(run(`node --import "${pretend(version)}" build.mjs --check`)).toEqual({
    hasFailed: true,
    text: `This is Node ${version}, but 20.19 or newer is needed, from https://nodejs.org.`,
  });
});

test.each(['20.19.0', '100.1.0'])('Node %s is accepted', (version) => {
  expect(run(`node --import "${pretend(version)}" build.mjs --check`).text).toMatch(/^Run npm ci first/);
});

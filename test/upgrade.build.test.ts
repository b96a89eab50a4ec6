import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeFolder, writeFiles } from './copies/root';

const { scripts } = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8'));
const [bringNewFiles] = scripts.upgrade.split(' && npm ci');
const paths = /-- (.*) ":!/.exec(bringNewFiles)![1]!.split(' ');

const git = (cwd: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], { cwd, encoding: 'utf8' });

/** A repository in which each path of the program has a file, and others. */
function makeRepository(text: string, files: Record<string, string>) {
  const folders = ['src', 'styles', 'test', '.ci'];
  const program = paths.map((path) => [folders.includes(path) ? `${path}/file` : path, text]);
  const folder = makeFolder({ ...Object.fromEntries(program), 'src/site/content.ts': text, ...files });
  git(folder, 'init', '-q');
  commit(folder);
  return folder;
}

function commit(folder: string) {
  git(folder, 'add', '-A');
  git(folder, 'commit', '-qm', 'Site');
}

const upgrade = (cwd: string) => spawnSync(bringNewFiles, { cwd, shell: true, encoding: 'utf8' });

test('an upgrade replaces the program, and nothing of the team, also without a common history (U2)', () => {
  const upstream = makeRepository('new', { 'assets/icon.svg': 'new', 'src/tools/new.ts': 'new' });
  const site = makeRepository('old', { 'assets/icon.svg': 'old', 'src/tools/old.ts': 'old', 'Dockerfile': 'old' });
  git(site, 'remote', 'add', 'upstream', upstream);
  expect(upgrade(site).status).toBe(0);
  const read = (path: string) => existsSync(join(site, path)) && readFileSync(join(site, path), 'utf8');
  expect(['styles/file', 'build.mjs', 'src/tools/new.ts'].map(read)).toEqual(['new', 'new', 'new']);
  expect(read('src/tools/old.ts')).toBe(false);
  expect(['src/site/content.ts', 'assets/icon.svg', 'Dockerfile'].map(read)).toEqual(['old', 'old', 'old']);
});

test('an upgrade names changes that are not committed, and brings nothing (U2)', () => {
  const site = makeRepository('old', {});
  git(site, 'remote', 'add', 'upstream', makeRepository('new', {}));
  writeFiles(site, { 'src/site/content.ts': 'changed' });
  const { status, stdout } = upgrade(site);
  expect([status, stdout]).toEqual([1, expect.stringContaining('src/site/content.ts')]);
  expect(readFileSync(join(site, 'build.mjs'), 'utf8')).toBe('old');
});

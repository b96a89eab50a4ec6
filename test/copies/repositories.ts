// Repositories of git: one of the program, and those of teams that begin with it.
import { execFileSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { copySample } from './copy';
import { makeFolder, writeFiles } from './root';

const project = join(import.meta.dirname, '../..');

Object.assign(process.env, {
  GIT_AUTHOR_NAME: 'Team', GIT_AUTHOR_EMAIL: 'team@example.com',
  GIT_COMMITTER_NAME: 'Team', GIT_COMMITTER_EMAIL: 'team@example.com',
});

export const git = (folder: string, ...args: string[]) =>
  execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' }).trim();

export function commit(folder: string, files: Record<string, string | Buffer | undefined> = {}) {
  for (const [path, content] of Object.entries(files)) {
    if (content === undefined) rmSync(join(folder, path), { recursive: true });
    else writeFiles(folder, { [path]: content });
  }
  git(folder, 'add', '-A');
  git(folder, 'commit', '-qm', 'Change', '--allow-empty');
}

export function repository(files: Record<string, string | Buffer> = {}) {
  const folder = makeFolder();
  git(folder, 'init', '-qb', 'main');
  commit(folder, files);
  return folder;
}

/** A repository with the program, and the tests' site as its sample. */
export function repositoryOfProgram() {
  const folder = repository();
  const files = git(project, 'ls-files', '-co', '--exclude-standard', '-z').split('\0').filter(Boolean);
  for (const file of files.filter((file) => !/^(src\/site|assets)\//.test(file))) {
    cpSync(join(project, file), join(folder, file), { recursive: true });
  }
  copySample(folder);
  commit(folder);
  return folder;
}

/** A team's clone of a repository, which names that `upstream`. */
export function cloneOf(upstream: string) {
  const folder = makeFolder();
  git(folder, 'clone', '-q', '--origin', 'upstream', upstream, '.');
  return folder;
}

// A team that publishes other content than the sample's, and follows the recipes with its own values, keeps a green CI.
import { execFile } from 'node:child_process';
import { cpSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, test } from 'vitest';
import { listFiles } from '../src/tools/builder/folder';
import { asTheTeam, becomeAnotherTeam } from './copies/another-team';
import { copySite } from './copies/copy';
import { follow, recipes } from './copies/recipes';
import { makeFolder, root as copy } from './copies/root';

const project = join(import.meta.dirname, '..');
const parent = makeFolder();
const root = copySite(parent);

const run = (script: string, ...args: string[]) =>
  promisify(execFile)(process.execPath, [join(root, 'node_modules', script), ...args], { cwd: root });

/** The files of a copy from which tests start, but for those of the team's own, which nothing imports. */
const filesOf = (start: string) =>
  listFiles(start)
    .filter((path) => !/^node_modules|^assets\/(pan|cara|team|museo|semilla)|Stamp\./.test(path))
    .sort()
    .map((path) => [path, readFileSync(join(start, path), 'latin1')]);

describe('for a team with content, sections, colour, pictures and a component of its own, and all recipes', () => {
  beforeAll(() => {
    const filter = (path: string) => basename(path) !== 'node_modules';
    for (const name of ['test', 'vitest.config.ts', 'README.md', 'LICENSE']) {
      cpSync(join(project, name), join(root, name), { recursive: true, filter });
    }
    becomeAnotherTeam(root);
    follow(root, recipes, asTheTeam);
  });

  test('the site is built', () => run('../build.mjs'));

  test('the unit tests and types pass', () =>
    run('vitest/vitest.mjs', 'run', '--configLoader', 'runner', '--project', 'node', '--project', 'dom'));

  test('the tests of builds, hosts and browsers start from the same files as before', () => {
    expect(filesOf(copySite(parent, root))).toEqual(filesOf(copy));
  });
});

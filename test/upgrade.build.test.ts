import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { attributes, commit, git, lines, makeSite, packages, scripts } from './fixtures/repositories';
import { edit, writeFiles } from './fixtures/root';

const command = [join(import.meta.dirname, '../src/tools/upgrade.mjs')];
const env = { ...process.env, npm_config_offline: 'true', GIT_CONFIG_GLOBAL: '/dev/null' }; // without a user's name
const options = { detached: true, encoding: 'utf8' } as const; // in a process group of its own

/** Upgrades a site. `step` is the name of a variable (see repositories.ts) whose command kills the upgrade. */
const upgrade = (cwd: string, step = 'none') =>
  spawnSync(process.execPath, command, { cwd, env: { ...env, [step]: 'kill -9 0' }, ...options });

const read = (folder: string, ...paths: string[]) =>
  paths.map((path) => existsSync(join(folder, path)) && readFileSync(join(folder, path), 'utf8'));

/** Returns everything that an upgrade could change. */
const stateOf = (site: string) => [git(site, 'status', '--porcelain', '-uall'), ...read(
  site, 'styles/a.css', 'styles/new.css', 'package.json', 'package-lock.json', 'node_modules/react/index.js',
)];

test.each<[what: string, sentence: string, change: (site: string) => string | void]>([
  ['uncommitted changes', 'Commit your changes', (site) => writeFiles(site, { 'src/site/content.ts': 'mine' })],
  ['untracked files in the way', 'names:\nstyles/new.css', (site) => writeFiles(site, { 'styles/new.css': 'mine' })],
  ['ignored files in the way', 'Move', (site) => writeFiles(site, { '.git/info/exclude': '*', 'styles/new.css': '' })],
  ['a folder of a larger repository', 'a git repository of its own', (site) => join(site, 'src')],
  ['no remote of the template', 'git remote add upstream', (site) => void git(site, 'remote', 'remove', 'upstream')],
  ['an offline remote', 'Nothing has changed', (site) => void git(site, 'remote', 'set-url', 'upstream', 'nowhere')],
  ['packages that cannot be installed', 'All files are as they were', (site) => {
    edit(site, 'package.json', '"same"', '"missing": "1.0.0",\n    $&');
    commit(site, { 'node_modules/react/index.js': 'mine' });
  }],
])('an upgrade that meets %s says what to do and changes nothing (U2)', (_, sentence, change) => {
  const site = makeSite();
  const folder = change(site) ?? site;
  const before = stateOf(site);
  expect(upgrade(folder)).toMatchObject({ status: 1, stderr: expect.stringContaining(sentence) });
  expect(stateOf(site)).toEqual(before);
});

describe('in a site that the team changed, an upgrade', () => {
  const own = { name: 'acme', description: 'Acme', version: '1.0.0', scripts: { ...scripts, old: '', own: '' } };
  let site: string;
  let result: ReturnType<typeof upgrade>;

  beforeAll(() => {
    site = makeSite();
    git(site, 'rm', '-q', '.github/pages.yml');
    commit(site, {
      ...packages(own, { same: '2.0.0', ahead: '3.0.0', behind: '9.1.0', dropped: '2.0.0', own: '1.0.0' }),
      '.gitattributes': `${attributes}*.jpg filter=lfs\n`, '.gitignore': 'node_modules\n.env\n', 'src/team/own.ts': '',
      'src/team/types.ts': lines('mine', 'old'), 'styles/a.css': lines('mine', 'old'),
    });
    writeFiles(site, { '.env': 'mine', 'notes.txt': 'mine', 'src/.DS_Store': 'mine' });
    result = upgrade(site);
  });

  test('says what is new, what differs and what to do next (U2)', () => expect(result).toMatchObject({
    stdout: expect.stringMatching(/new\.css[^]*## \[2\]\n\nNew\.\n\n.*: git commit -m Upgrade\n.*npm ci$/m),
    stderr: expect.stringContaining('package.json description is still "Acme". In the template, it is now "New".'),
    status: 0,
  }));

  test('stages what the template changed, and nothing else (U2)', () =>
    expect(git(site, 'status', '--porcelain').trim().split('\n')).toEqual([
      'A  .github/new.yml', 'M  .gitignore', 'M  CHANGELOG.md', 'A  assets/new.png', 'M  package-lock.json',
      'M  package.json', 'D  src/old.ts', 'R  src/team/types.ts -> src/schema/types.ts', 'M  styles/a.css',
      'A  styles/new.css', '?? notes.txt', '?? src/.DS_Store',
    ]));

  test('merges files that both changed (U2)', () =>
    expect(read(site, 'src/schema/types.ts', 'styles/a.css', '.gitignore'))
      .toEqual([lines('mine', 'new'), lines('mine', 'new'), 'node_modules\n.env\ncoverage\n']));

  test('keeps and installs the newer version of each package that is still used (U2)', () => {
    const devDependencies = { same: '2.0.0', ahead: '3.0.0', behind: '10.0.0', own: '1.0.0', added: '1.0.0' };
    expect(JSON.parse(`${read(site, 'package.json')}`)).toEqual({
      ...own, version: '2.0.0', scripts: { ...scripts, own: '', new: '' }, devDependencies,
    });
    expect(read(site, ...Object.keys(devDependencies).map((name) => `node_modules/${name}/package.json`)))
      .toEqual(Object.entries(devDependencies).map(([name, version]) => JSON.stringify({ name, version })));
  });

  test('does nothing when it runs again (U2)', () => {
    commit(site, { 'styles/a.css': lines('mine', 'old') });
    expect(upgrade(site)).toMatchObject({ status: 0, stdout: expect.stringContaining('has the newest version') });
    expect(read(site, 'styles/a.css')).toEqual([lines('mine', 'old')]);
  });
});

test('an upgrade lists the files that both sides changed, and one command undoes it (U2)', () => {
  const site = makeSite();
  commit(site, { 'styles/a.css': lines('old', 'mine'), 'src/old.ts': 'mine' });
  const before = stateOf(site);
  const { status, stderr } = upgrade(site);
  expect(status).toBe(1);
  expect(stderr).toMatch(/## \[2\]\n\nNew\.\n[^]*files:\nsrc\/old\.ts\nstyles\/a\.css\n.*git add/);
  expect(stderr).toMatch(/run: .*commit -am Upgrade\n.*reset --hard && npm ci\n$/);
  expect(git(site, 'diff', '--name-only')).toBe('src/old.ts\nstyles/a.css\nstyles/a.css\n'); // all else is staged
  git(site, 'reset', '--hard');
  expect(stateOf(site)).toEqual(before);
});

test.each(['merge', 'install', 'test'])('an upgrade killed at %s can be undone and repeated (U2)', (step) => {
  const site = makeSite();
  const before = stateOf(site);
  expect(upgrade(site, step).signal).toBe('SIGKILL');
  git(site, 'reset', '--hard');
  expect(stateOf(site)).toEqual(before);
  expect(upgrade(site).status).toBe(0);
});

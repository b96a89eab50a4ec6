import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { commit, git, packages } from './fixtures/repositories';
import { makeFolder, writeFiles } from './fixtures/root';

const command = [join(import.meta.dirname, '../src/tools/upgrade.mjs')];
const env = { ...process.env, npm_config_offline: 'true', GIT_CONFIG_GLOBAL: '/dev/null' }; // without a user's name
const options = { detached: true, encoding: 'utf8' } as const; // in a process group of its own
const upgrade = (cwd: string, step = 'none') =>
  spawnSync(process.execPath, command, { cwd, env: { ...env, [step]: 'kill -9 0' }, ...options });

const lines = (first: string, last: string) => `${first}\n2\n3\n4\n5\n6\n7\n8\n${last}\n`;
const attributes = readFileSync(join(import.meta.dirname, '../.gitattributes'), 'utf8');
const scripts = { preinstall: 'eval "$install"', images: 'echo > assets/new.png', test: 'eval "$test"', build: 'true' };
const versions = { same: '1.0.0', ahead: '1.0.0', behind: '9.0.0', dropped: '1.0.0', unused: '1.0.0' };
const old = {
  ...packages({ name: 'template', version: '1.0.0', description: 'Old', scripts: { ...scripts, old: '' } }, versions),
  '.gitattributes': attributes, '.gitignore': 'node_modules\n', '.github/pages.yml': 'old', 'assets/icon.svg': 'old',
  'CHANGELOG.md': '#\n\n## [1]\n\nOld.\n', 'LICENSE': 'old', 'README.md': 'old', 'src/site/content.ts': 'old',
  'src/team/types.ts': lines('old', 'old'), 'src/old.ts': 'old', 'styles/a.css': lines('old', 'old'),
};
const [template, first] = [makeFolder(), makeFolder()]; // without a common commit
commit(template, { ...old, 'styles/a.css': 'older' });
commit(template, old);
commit(first, old);
git(first, 'remote', 'add', 'upstream', template);
git(first, 'config', 'filter.kill.smudge', 'eval "$merge"; cat');
writeFiles(first, { '.git/info/attributes': 'new.css filter=kill' });
git(template, 'rm', '-q', 'src/old.ts');
git(template, 'mv', 'src/team', 'src/schema');
commit(template, {
  ...packages({ name: 'template', version: '2.0.0', description: 'New', scripts: { ...scripts, new: '' } },
    { same: '1.0.0', ahead: '2.0.0', behind: '10.0.0', unused: '2.0.0', added: '1.0.0' }),
  '.gitignore': 'node_modules\ncoverage\n', '.github/pages.yml': 'new', '.github/new.yml': 'new',
  'CHANGELOG.md': old['CHANGELOG.md'].replace('##', '## [2]\n\nNew.\n\n##'), 'src/schema/types.ts': lines('old', 'new'),
  'LICENSE': 'new', 'README.md': 'new', 'assets/icon.svg': 'new', 'src/site/content.ts': 'new',
  'styles/a.css': lines('old', 'new'), 'styles/new.css': 'new',
});

function makeSite() {
  const site = makeFolder();
  cpSync(first, site, { recursive: true });
  return site;
}

const read = (folder: string, ...paths: string[]) =>
  paths.map((path) => existsSync(join(folder, path)) && readFileSync(join(folder, path), 'utf8'));
const look = (site: string) => [git(site, 'status', '--porcelain', '-uall'), ...read(
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
    writeFiles(site, { 'node_modules/react/index.js': 'mine' });
    commit(site, { 'package.json': old['package.json'].replace('"same"', '"missing": "1.0.0",\n    $&') });
  }],
])('an upgrade that meets %s says what to do and changes nothing (U2)', (_, sentence, change) => {
  const site = makeSite();
  const folder = change(site) ?? site;
  const before = look(site);
  expect(upgrade(folder)).toMatchObject({ status: 1, stderr: expect.stringContaining(sentence) });
  expect(look(site)).toEqual(before);
});

test('an upgrade merges what the template and the team changed, and stages nothing else (U2)', () => {
  const site = makeSite();
  const own = { name: 'acme', description: 'Acme', version: '1.0.0', scripts: { ...scripts, old: '', own: '' } };
  git(site, 'rm', '-q', '.github/pages.yml');
  commit(site, {
    ...packages(own, { same: '2.0.0', ahead: '3.0.0', behind: '9.1.0', dropped: '2.0.0', own: '1.0.0' }),
    '.gitattributes': `${attributes}*.jpg filter=lfs\n`, '.gitignore': 'node_modules\n.env\n', 'src/team/own.ts': '',
    'src/team/types.ts': lines('mine', 'old'), 'styles/a.css': lines('mine', 'old'),
  });
  writeFiles(site, { '.env': 'mine', 'notes.txt': 'mine', 'src/.DS_Store': 'mine' });
  expect(upgrade(site)).toMatchObject({
    stdout: expect.stringMatching(/new\.css[^]*## \[2\]\n\nNew\.\n\n.*: git commit -m Upgrade\n.*npm ci$/m),
    stderr: expect.stringContaining('package.json description is still "Acme". In the template, it is now "New".'),
    status: 0,
  });
  expect(git(site, 'status', '--porcelain').trim().split('\n')).toEqual([
    'A  .github/new.yml', 'M  .gitignore', 'M  CHANGELOG.md', 'A  assets/new.png', 'M  package-lock.json',
    'M  package.json', 'D  src/old.ts', 'R  src/team/types.ts -> src/schema/types.ts', 'M  styles/a.css',
    'A  styles/new.css', '?? notes.txt', '?? src/.DS_Store',
  ]);
  expect(read(site, 'src/schema/types.ts', 'styles/a.css', '.gitignore'))
    .toEqual([lines('mine', 'new'), lines('mine', 'new'), 'node_modules\n.env\ncoverage\n']);
  const devDependencies = { same: '2.0.0', ahead: '3.0.0', behind: '10.0.0', own: '1.0.0', added: '1.0.0' };
  expect(JSON.parse(`${read(site, 'package.json')}`)).toEqual({
    ...own, version: '2.0.0', scripts: { ...scripts, own: '', new: '' }, devDependencies,
  });
  expect(read(site, ...Object.keys(devDependencies).map((name) => `node_modules/${name}/package.json`)))
    .toEqual(Object.entries(devDependencies).map(([name, version]) => JSON.stringify({ name, version })));
  commit(site, { 'styles/a.css': lines('mine', 'old') });
  expect(upgrade(site)).toMatchObject({ status: 0, stdout: expect.stringContaining('has the newest version') });
  expect(look(site)[1]).toEqual(lines('mine', 'old'));
});

test('an upgrade lists the files that both sides changed, and one command undoes it (U2)', () => {
  const site = makeSite();
  commit(site, { 'styles/a.css': lines('old', 'mine'), 'src/old.ts': 'mine' });
  const before = look(site);
  const { status, stderr } = upgrade(site);
  expect(status).toBe(1);
  expect(stderr).toMatch(/## \[2\]\n\nNew\.\n[^]*files:\nsrc\/old\.ts\nstyles\/a\.css\n.*git add/);
  expect(stderr).toMatch(/run: .*commit -am Upgrade\n.*reset --hard && npm ci\n$/);
  expect(git(site, 'diff', '--name-only')).toBe('src/old.ts\nstyles/a.css\nstyles/a.css\n'); // all else is staged
  git(site, 'reset', '--hard');
  expect(look(site)).toEqual(before);
});

test.each(['merge', 'install', 'test'])('an upgrade killed at %s can be undone and repeated (U2)', (step) => {
  const site = makeSite();
  const before = look(site);
  expect(upgrade(site, step).signal).toBe('SIGKILL');
  git(site, 'reset', '--hard');
  expect(look(site)).toEqual(before);
  expect(upgrade(site).status).toBe(0);
});

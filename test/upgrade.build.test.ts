import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeFolder, writeFiles } from './fixtures/root';

const script = join(import.meta.dirname, '../src/tools/upgrade.mjs');
const program = [
  'src/file', 'styles/file', 'test/file', '.ci/run', '.gitattributes', '.gitignore', '.npmrc', 'build.mjs',
  'index.html', 'tsconfig.json', 'vitest.config.ts', 'CHANGELOG.md',
];

const git = (cwd: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], { cwd, encoding: 'utf8' });

function commit(folder: string) {
  git(folder, 'add', '-A');
  git(folder, 'commit', '-qm', 'Site');
}

/** Returns a manifest and its lock file. The scripts print that they ran, and the build fails. */
function packages(version: string, manifest: object = {}, locked: object = {}) {
  const scripts = { images: `echo ${version} images`, test: `echo ${version} test`, build: 'exit 1' };
  const lock = { version, lockfileVersion: 3, packages: { '': { version, ...manifest }, ...locked } };
  return {
    'package.json': `${JSON.stringify({ version, scripts, ...manifest }, null, 2)}\n`,
    'package-lock.json': JSON.stringify(lock),
  };
}

/** Makes a repository with a file for each path of the program, and others. */
function makeRepository(version: string, files: Record<string, string> = {}) {
  const texts = Object.fromEntries(program.map((path) => [path, path.startsWith('.') ? '' : version]));
  const folder = makeFolder({ ...texts, ...packages(version), 'src/site/content.ts': version, ...files });
  git(folder, 'init', '-q');
  commit(folder);
  return folder;
}

const upstream = makeRepository('new', { 'assets/icon.svg': 'new', 'src/words/fr.ts': 'new' }); // unrelated history
const old = makeRepository('old', { 'assets/icon.svg': 'old', 'src/tools/old.ts': 'old', 'Dockerfile': 'old' });
git(old, 'remote', 'add', 'upstream', upstream);

/** Makes a site of the version `old`. */
function makeSite() {
  const site = makeFolder();
  cpSync(old, site, { recursive: true });
  return site;
}

// Runs without the network.
const env = { ...process.env, npm_config_offline: 'true', npm_config_omit_lockfile_registry_resolved: 'false' };
const upgrade = (cwd: string) => spawnSync(process.execPath, [script], { cwd, env, encoding: 'utf8' });

const read = (folder: string, paths: string[]) =>
  paths.map((path) => existsSync(join(folder, path)) && readFileSync(join(folder, path), 'utf8'));

test.each<[what: string, sentence: string, change: (site: string) => string | void]>([
  ['uncommitted changes', 'Commit your changes', (site) =>
    writeFiles(site, { 'src/site/content.ts': 'mine' })],
  ['untracked files', 'Commit your changes', (site) => {
    git(site, 'config', 'status.showUntrackedFiles', 'no');
    writeFiles(site, { 'src/words/fr.ts': 'mine' });
  }],
  ['ignored files where the program has files', 'Commit your changes', (site) =>
    writeFiles(site, { '.git/info/exclude': 'fr.ts', 'src/words/fr.ts': 'mine' })],
  ['a folder of a larger repository', 'the folder site/ of another one', (site) => {
    writeFiles(join(site, 'site'), packages('old'));
    commit(site);
    return join(site, 'site');
  }],
  ['no remote repository', 'git remote add upstream REPOSITORY', (site) =>
    void git(site, 'remote', 'remove', 'upstream')],
  ['an unreachable repository', 'Nothing has changed', (site) =>
    void git(site, 'remote', 'set-url', 'upstream', './nowhere')],
  ['packages that cannot be installed', 'All files are as they were', (site) => {
    const locked = { 'node_modules/parts': { version: '1.0.0' } };
    const unfit = makeRepository('new', packages('new', { dependencies: { parts: '1.0.0' } }, locked));
    git(site, 'remote', 'set-url', 'upstream', unfit);
    writeFiles(site, { '.gitignore': 'node_modules', 'node_modules/react/index.js': 'mine' });
    commit(site);
  }],
])('an upgrade with %s says so and changes nothing (U2)', (_, sentence, change) => {
  const site = makeSite();
  const folder = change(site) ?? site;
  const paths = ['src/words/fr.ts', 'build.mjs', 'package.json', 'package-lock.json', 'node_modules/react/index.js'];
  const look = () => [git(site, 'status', '--porcelain', '-uall'), ...read(site, paths)];
  const before = look();
  expect(upgrade(folder)).toMatchObject({ status: 1, stderr: expect.stringContaining(sentence) });
  expect(look()).toEqual(before);
});

/** Packs a package into a file in `folder`. Returns its entry in a lock file. */
function pack(folder: string, name: string, version: string) {
  const file = `${name}-${version}.tgz`;
  writeFiles(folder, { [`${file}.d/package/package.json`]: JSON.stringify({ name, version }) });
  execFileSync('tar', ['-czf', file, '-C', `${file}.d`, 'package'], { cwd: folder });
  return { [`node_modules/${name}`]: { version, resolved: `file:${file}` } };
}

test('an upgrade replaces only the program, keeps the team’s packages, and says how to undo it (U2)', () => {
  const site = makeSite();
  const packed = ['parts', 'tool', 'shared', 'moved'].map((name) => pack(site, name, '1.0.0'));
  const own = {
    dependencies: { parts: '^1.0.0', moved: '^1.0.0' }, devDependencies: { tool: '*', shared: '^1.0.0' },
    overrides: { a: '1' }, homepage: 'https://a.example/',
  };
  writeFiles(site, packages('old', own, Object.assign({}, ...packed)));
  const newer = ['shared', 'moved'].map((name) => pack(site, name, '2.0.0'));
  commit(site);
  const devDependencies = { shared: '2.0.0', moved: '2.0.0' };
  writeFiles(upstream, packages('2.0.0', { devDependencies }, Object.assign({}, ...newer)));
  commit(upstream);

  expect(upgrade(site)).toMatchObject({
    status: 1, stdout: expect.stringMatching(/^2\.0\.0 images$[^]*^2\.0\.0 test$/m),
    stderr: expect.stringContaining('git reset --hard && npm ci'),
  });
  const { scripts, ...upgraded } = JSON.parse(`${read(site, ['package.json'])}`);
  expect(upgraded).toEqual({
    version: '2.0.0', overrides: { a: '1' }, homepage: 'https://a.example/',
    dependencies: { parts: '^1.0.0' }, devDependencies: { tool: '*', shared: '2.0.0', moved: '2.0.0' },
  });
  const installed = ['parts', 'tool', 'shared', 'moved'].map((name) => `node_modules/${name}/package.json`);
  expect(read(site, installed).map((text) => JSON.parse(`${text}`).version))
    .toEqual(['1.0.0', '1.0.0', '2.0.0', '2.0.0']);
  expect(read(site, ['styles/file', 'build.mjs', 'src/words/fr.ts', 'src/tools/old.ts']))
    .toEqual(['new', 'new', 'new', false]);
  expect(read(site, ['src/site/content.ts', 'assets/icon.svg', 'Dockerfile'])).toEqual(['old', 'old', 'old']);
});

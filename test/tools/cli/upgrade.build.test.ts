import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { gitIn } from '../../../src/tools/cli/git';
import { findInstalled, replaceProgram } from '../../../src/tools/cli/replace-program';
import { upgrade } from '../../../src/tools/cli/upgrade';
import { cloneOf, commit, git, repository } from '../../copies/repositories';
import { writeFiles } from '../../copies/root';

const words = Array.from({ length: 20 }, (_, index) => `word ${index}`);
const text = words.join('\n');

/** A package whose steps only write files. */
const packageOf = (version: string, test = 'exit 0') => ({
  'package.json': JSON.stringify({ version, scripts: { images: 'echo > assets/icon.svg', test, build: 'exit 0' } }),
  'package-lock.json': '{ "lockfileVersion": 3, "packages": {} }',
  'CHANGELOG.md': `# Changelog\n\n## [${version}]\n\n- New.\n\n## [1.0.0]\n`,
});

const sample = { 'src/site/words.ts': 'sample', 'src/site/gone.ts': 'sample', 'assets/sample.svg': 'sample' };
const site = { 'src/site/words.ts': 'ours', 'assets/own.svg': 'own' };
const program = { 'LICENSE': 'free', 'src/page/a.ts': text, 'src/page/b.ts': text };
const newer = {
  ...packageOf('1.1.0'), 'src/page/a.ts': undefined, 'src/page/b.ts': `${text}\nnewer`, 'src/page/new.ts': 'new',
  'src/site/words.ts': 'sample, changed', 'src/site/extra.ts': 'sample', 'assets/sample.svg': 'sample, changed',
};

let upstream: string;
let team: string;
const read = (file: string) => readFileSync(join(team, file), 'utf8');

beforeEach(() => {
  upstream = repository({ ...packageOf('1.0.0'), ...program, ...sample });
  team = cloneOf(upstream);
  commit(team, { ...site, 'src/site/gone.ts': undefined, 'assets/sample.svg': undefined });
});

const installed = () => findInstalled(gitIn(team), 'upstream/main');

function replace() {
  commit(upstream, newer);
  git(team, 'fetch', '-q', 'upstream');
  return replaceProgram(gitIn(team), installed(), 'upstream/main', join(team, 'team.patch'));
}

const inUpstream = [
  'CHANGELOG.md', 'LICENSE', 'package-lock.json', 'package.json', 'src/page/b.ts', 'src/page/new.ts',
];

describe('a newer version (U2)', () => {
  test('replaces the program, and leaves the files of the team as they are, deleted ones too', () => {
    const names = ['CNAME', '.github/workflows/own.yml', 'docs/año 1.md', 'src/page/[b].ts'];
    const ofTeam = { ...site, ...Object.fromEntries(names.map((name) => [name, 'own'])) };
    commit(team, ofTeam);
    expect(replace()).toEqual([]);
    const files = git(team, 'ls-files', '-z').split('\0').filter(Boolean);
    expect(files.sort()).toEqual([...inUpstream, ...Object.keys(ofTeam)].sort());
    expect(git(team, 'diff', '--name-only', 'upstream/main', '--', ...inUpstream)).toBe('');
    expect(git(team, '--literal-pathspecs', 'diff', 'HEAD', '--name-only', '--', ...Object.keys(ofTeam))).toBe('');
    expect(git(team, 'ls-files', '--modified', '--others')).toBe('');
  });

  test('keeps changes to the program as a patch, and names the files', () => {
    commit(team, { 'src/page/b.ts': `ours\n${text}`, 'src/page/new.ts': Buffer.of(0), 'LICENSE': undefined });
    expect(replace()).toEqual(['LICENSE', 'src/page/b.ts', 'src/page/new.ts']);
    expect(git(team, 'diff', '--name-only', 'upstream/main', '--', ...inUpstream)).toBe('');
    git(team, 'apply', '--3way', '--exclude=src/page/new.ts', 'team.patch');
    expect([read('src/page/b.ts'), existsSync(join(team, 'LICENSE'))]).toEqual([`ours\n${text}\nnewer`, false]);
    expect(read('team.patch')).toContain('GIT binary patch');
  });
});

describe('the installed version is found (U2)', () => {
  const newest = () => git(upstream, 'rev-parse', 'HEAD');

  function release(files: Record<string, string>) {
    commit(upstream, files);
    git(team, 'fetch', '-q', 'upstream');
    return newest();
  }

  test('in a copy without history, and in a shallow clone', () => {
    const first = newest();
    release({ 'src/page/b.ts': 'newer' });
    team = repository({ ...packageOf('1.0.0'), ...program, ...site });
    git(team, 'remote', 'add', 'upstream', `file://${upstream}`);
    git(team, 'fetch', '-q', 'upstream');
    expect(installed()).toBe(first);
    git(team, 'fetch', '-q', '--depth=1', 'upstream');
    expect(installed()).toBe(newest());
    expect(replace()).toEqual(['src/page/b.ts']);
  });

  test('although the team has changed the files that versions change too', () => {
    const releases = [1, 2, 3].map((line) =>
      release({ 'src/page/b.ts': words.with(line, 'released').with(line + 5, 'released').join('\n') }));
    commit(team, { 'src/page/b.ts': `${words.with(2, 'released').with(7, 'released').join('\n')}\nours` });
    expect(installed()).toBe(releases[1]);
  });
});

/** What upgrades print. */
function printed() {
  const lines: string[] = [];
  const { log } = console;
  console.log = (line: string) => void lines.push(line);
  onTestFinished(() => { console.log = log; });
  return lines;
}

describe('npm run upgrade (U2)', () => {
  test('says what it needs, and changes nothing', () => {
    git(team, 'config', 'status.showUntrackedFiles', 'no');
    writeFiles(team, { 'src/site/new.ts': '' });
    expect(() => upgrade(team)).toThrow(/^Some changes are not committed: git add -A && git commit, /);
    commit(team);
    for (const name of ['v9', '--dry-run']) expect(() => upgrade(team, name)).toThrow(`remote ref ${name}`);
    git(team, 'remote', 'remove', 'upstream');
    expect(() => upgrade(team)).toThrow('add it once: git remote add upstream ADDRESS');
    expect(git(team, 'status', '--porcelain', '-uall')).toBe('');
  });

  test('has nothing to do if the version is the newest, or an older one is wanted', () => {
    git(upstream, 'tag', 'v1');
    commit(upstream, newer);
    git(team, 'fetch', '-q', 'upstream');
    git(team, 'checkout', '-q', 'upstream/main');
    commit(team, { 'src/page/b.ts': 'ours' });
    const lines = printed();
    for (const name of [undefined, 'main', 'v1']) upgrade(team, name);
    expect(lines).toEqual(Array(3).fill('Nothing to do: the site has version 1.1.0.'));
  });

  const news = 'What is new since 1.0.0:\n\n## [1.1.0]\n\n- New.\n\nLook at it with npm start';

  test('names changed files, what is new, and the way back', () => {
    const patch = `changes-to-${git(upstream, 'rev-parse', 'HEAD').slice(0, 7)}.patch`;
    commit(upstream, newer);
    commit(team, { 'LICENSE': undefined });
    const lines = printed();
    upgrade(team);
    const text = lines.join('\n');
    expect(text).toContain(`they are now as in the newer version: LICENSE\nYour changes are in ${patch}.`);
    expect(text).toContain(news);
    expect(text).toMatch(/To go back: git reset --hard && npm ci$/);
    git(team, 'reset', '-q', '--hard');
    expect(git(team, 'status', '--porcelain')).toBe(`?? ${patch}`);
  });

  test('says that a step fails', () => {
    commit(upstream, packageOf('1.1.0', 'exit 1'));
    printed();
    expect(() => upgrade(team)).toThrow(/^This step failed. Fix it, then run: npm ci && [^]*\nTo go back: /);
  });

  test('ends the upgrade of version 2.1.0, which has merged', () => {
    commit(upstream, packageOf('1.1.0'));
    git(team, 'fetch', '-q', 'upstream');
    git(team, 'merge', '-q', '--no-ff', '--no-commit', '-m', 'Upgrade to version 1.1.0', 'upstream/main');
    const lines = printed();
    upgrade(team);
    expect(lines.join('\n')).toContain(news);
  });
});

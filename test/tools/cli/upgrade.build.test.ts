import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { commandsIn } from '../../../src/tools/cli/git-and-npm';
import { checkHistory, conflictsIn, isUpgrading, mergeVersion } from '../../../src/tools/cli/merge-version';
import { upgrade } from '../../../src/tools/cli/upgrade';
import { cloneOf, commit, git, repository } from '../../copies/repositories';
import { writeFiles } from '../../copies/root';

const words = Array.from({ length: 20 }, (_, index) => `word ${index}`).join('\n');
const version = (number: string) => JSON.stringify({ version: number });

let upstream: string;
let team: string;
const read = (file: string) => readFileSync(join(team, file), 'utf8');

beforeEach(() => {
  upstream = repository({
    'package.json': version('1.0.0'), 'src/page/a.ts': words, 'src/page/b.ts': 'b',
    'src/site/words.ts': words, 'src/site/gone.ts': 'sample', 'assets/sample.svg': 'sample',
  });
  team = cloneOf(upstream);
  commit(team, {
    'src/site/words.ts': 'ours', 'src/site/gone.ts': undefined, 'assets/sample.svg': undefined, 'assets/own.svg': 'own',
  });
});

const newer = {
  'package.json': version('1.1.0'), 'src/page/a.ts': undefined, 'src/page/new.ts': `${words}\nand more`,
  'src/site/words.ts': `${words}\nof the sample`, 'src/site/gone.ts': 'sample, changed', 'src/site/extra.ts': 'new',
  'assets/sample.svg': 'changed', 'assets/more.svg': 'new', 'test/words.ts': words,
};

function merge(files: Record<string, string | undefined> = newer) {
  commit(upstream, files);
  git(team, 'fetch', '-q', 'upstream');
  const commands = commandsIn(team);
  return mergeVersion(commands, 'upstream/main');
}

const conflicts = () => conflictsIn(commandsIn(team));

const filesIn = (...folders: string[]) => git(team, 'ls-files', ...folders).split('\n');

describe('a merge of a newer version (U2)', () => {
  test('replaces the program, and leaves the files of the team as they are, those that it has deleted too', () => {
    expect(merge()).toEqual([]);
    expect(isUpgrading(commandsIn(team))).toBe(true);
    expect(filesIn()).toEqual([
      'assets/own.svg', 'package.json', 'src/page/b.ts', 'src/page/new.ts', 'src/site/words.ts', 'test/words.ts',
    ]);
    expect(git(team, 'diff', 'HEAD', '--name-only', '--', 'src/site', 'assets')).toBe('');
    expect([read('src/site/words.ts'), read('test/words.ts')]).toEqual(['ours', words]);
  });

  test('is found again by the next one', () => {
    merge();
    git(team, 'commit', '--no-edit', '-q');
    expect(git(team, 'log', '-1', '--format=%s')).toBe('Upgrade to version 1.1.0');
    expect(merge({ 'src/page/b.ts': 'newer' })).toEqual([]);
    expect(read('src/page/b.ts')).toBe('newer');
    expect(conflicts()).toEqual({ both: [], gone: [] });
  });

  test('names the changes of the team in the program, and loses none', () => {
    commit(team, { 'src/page/b.ts': 'ours', 'src/page/a.ts': `${words} ours` });
    expect(merge()).toEqual(['src/page/a.ts', 'src/page/b.ts']);
    expect(read('src/page/b.ts')).toBe('ours');
    expect(conflicts()).toEqual({ both: [], gone: ['src/page/a.ts'] });
    expect(() => upgrade(team)).toThrow('The newer version has no src/page/a.ts any more: keep changes elsewhere');
  });

  test('says which lines both have changed, and does not take files of the team’s own for the program’s', () => {
    commit(team, { 'src/page/b.ts': 'ours', 'CNAME': 'team.example' });
    expect(merge({ 'src/page/b.ts': 'theirs' })).toEqual(['src/page/b.ts']);
    expect(conflicts()).toEqual({ both: ['src/page/b.ts'], gone: [] });
    expect(() => upgrade(team)).toThrow('have changed the same lines of src/page/b.ts: solve, git add.');
  });

  test('is led back by one command, at any point', () => {
    const before = git(team, 'rev-parse', 'HEAD');
    commit(upstream, { 'src/page/b.ts': 'theirs' });
    merge();
    writeFiles(team, { 'assets/own.svg': 'made anew', 'assets/icon.svg': 'made' });
    git(team, 'reset', '-q', '--hard');
    git(team, 'clean', '-qfd', 'assets');
    expect([git(team, 'status', '--porcelain'), git(team, 'rev-parse', 'HEAD')]).toEqual(['', before]);
    expect(existsSync(join(team, 'assets/icon.svg'))).toBe(false);
  });
});

describe('npm run upgrade says in a sentence', () => {
  test('what it needs', () => {
    git(team, 'config', 'status.showUntrackedFiles', 'no');
    writeFiles(team, { 'src/site/new.ts': '' });
    expect(() => upgrade(team)).toThrow(/^Some changes are not committed: git add -A && git commit, /);
    commit(team);
    expect(() => upgrade(team, 'v9')).toThrow('There is no version v9; write a branch or a tag, ');
    git(team, 'remote', 'remove', 'upstream');
    expect(() => upgrade(team)).toThrow('add it once: git remote add upstream ADDRESS');
    git(team, 'remote', 'add', 'upstream', join(upstream, 'nowhere'));
    expect(() => upgrade(team)).toThrow(/^git fetch failed: .*nowhere/);
  });

  test('that another merge is under way', () => {
    git(team, 'checkout', '-q', '-b', 'other');
    commit(team, { 'src/site/other.ts': 'other' });
    git(team, 'checkout', '-q', '-');
    git(team, 'merge', '-q', '--no-ff', '--no-commit', 'other');
    expect(() => upgrade(team)).toThrow(/^Some changes are not committed: /);
  });

  test('that the history is not there', () => {
    const shallow = repository();
    git(shallow, 'remote', 'add', 'upstream', `file://${upstream}`);
    const fetch = (depth: string) => git(shallow, 'fetch', '-q', depth, 'upstream');
    const check = () => checkHistory(commandsIn(shallow), 'upstream/main');
    fetch('--depth=1');
    expect(check).toThrow('This clone lacks its history: git fetch --unshallow, and upgrade then.');
    fetch('--unshallow');
    const began = git(upstream, 'rev-parse', 'HEAD');
    expect(check).toThrow(`git merge -s ours --allow-unrelated-histories --no-edit ${began}, and upgrade then.`);
    git(shallow, 'merge', '-q', '-s', 'ours', '--allow-unrelated-histories', '--no-edit', began);
    expect(check).not.toThrow();
  });

  test('that there is nothing newer, by the name of a branch of upstream too', () => {
    const printed: string[] = [];
    const { log } = console;
    console.log = (text: string) => void printed.push(text);
    try { for (const name of [undefined, 'main']) upgrade(team, name); } finally { console.log = log; }
    expect(printed).toEqual(Array(2).fill('Nothing to do: the site has version 1.0.0.'));
    expect(isUpgrading(commandsIn(team))).toBe(false);
  });
});

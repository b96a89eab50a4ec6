// `npm run upgrade [VERSION]` replaces the program by a version of the remote upstream, by default the newest.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readText } from '../common/folder';
import { explain, Mistake } from '../common/mistake';
import { type Git, gitIn } from './git';
import { findInstalled, replaceProgram } from './replace-program';

const steps = 'npm ci && npm run images && npm test && npm run build';

const wayBack = 'To go back: git reset --hard && npm ci';

const versionAt = (git: Git, commit: string): string => JSON.parse(git(['show', `${commit}:package.json`])).version;

/** Whether version 2.1.0 has merged the newer version itself, and now runs this. */
function hasMerged(root: string, git: Git) {
  const message = resolve(root, git(['rev-parse', '--git-path', 'MERGE_MSG']).trim());
  return existsSync(message) && readText(message).startsWith('Upgrade to version');
}

function fetchVersion(git: Git, name: string) {
  if (git(['status', '--porcelain', '--untracked-files=all'])) { // whatever status.showUntrackedFiles is
    throw new Mistake('Some changes are not committed: git add -A && git commit, or git stash -u, then upgrade.');
  }
  if (!git(['remote']).split('\n').includes('upstream')) {
    throw new Mistake('Newer versions come from the remote upstream; add it once: git remote add upstream ADDRESS');
  }
  git(['fetch', '--quiet', 'upstream']);
  git(['fetch', '--quiet', '--', 'upstream', name]);
  return git(['rev-parse', 'FETCH_HEAD']).trim();
}

function finish(root: string, git: Git, advice: string) {
  const { status } = spawnSync(steps, { cwd: root, shell: true, stdio: 'inherit' });
  git(['add', '--all', 'assets']); // `wayBack` then removes new pictures too
  if (status !== 0) throw new Mistake(`This step failed. Fix it, then run: ${steps}\n${advice}`);
  const before = versionAt(git, 'HEAD');
  const changelog = readText(join(root, 'CHANGELOG.md'));
  const news = changelog.slice(changelog.indexOf('\n## '), changelog.indexOf(`\n## [${before}]`));
  console.log(`\nThe site is built with the newer version. What is new since ${before}:\n${news}`);
  console.log(`Look at it with npm start, and keep it: git commit -m Upgrade\n${advice}`);
}

/** Upgrades to a branch or a tag of upstream. */
export function upgrade(root: string, name = 'HEAD') {
  const git = gitIn(root);
  if (hasMerged(root, git)) return finish(root, git, wayBack);
  const version = fetchVersion(git, name);
  const installed = findInstalled(git, version);
  if (!git(['rev-list', '-1', version, `^${installed}`])) {
    return console.log(`Nothing to do: the site has version ${versionAt(git, 'HEAD')}.`);
  }
  const patch = `changes-to-${installed.slice(0, 7)}.patch`;
  const changed = replaceProgram(git, installed, version, join(root, patch));
  const advice = changed.length === 0 ? wayBack : `
You had changed these files of the program; they are now as in the newer version: ${changed.join(', ')}
Your changes are in ${patch}. To apply them: git apply --3way ${patch}
To keep a file of yours as it was: git checkout HEAD -- FILE
${wayBack}`;
  console.log(advice);
  finish(root, git, advice);
}

export function main(root: string) {
  try {
    const name = process.argv.slice(2).filter((word) => !['--upgrade', '--'].includes(word)).join(' ');
    upgrade(root, name || undefined);
  } catch (error) {
    console.error(explain(error));
    process.exitCode = 1;
  }
}

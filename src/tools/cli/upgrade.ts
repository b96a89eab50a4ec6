import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Mistake } from '../common/mistake';
import { changesSince } from './changelog';
import { type Commands, commandsIn } from './git-and-npm';
import { checkHistory, conflictsIn, isUpgrading, mergeVersion, versionAt } from './merge-version';

const newest = 'HEAD'; // upstream's default branch

const wayBack = 'To go back: git reset --hard && git clean -fd assets && npm ci';

/** Fetches `upstream`, whose branches come first. Throws a Mistake for uncommitted changes or an unknown version. */
function findVersion({ git, holds }: Commands, version: string) {
  if (git(['status', '--porcelain', '--untracked-files=all'])) { // whatever status.showUntrackedFiles is
    throw new Mistake('Some changes are not committed: git add -A && git commit, or git stash -u, and upgrade then.');
  }
  const hasUpstream = holds('remote', 'get-url', 'upstream');
  if (hasUpstream) {
    git(['fetch', '--quiet', 'upstream']);
    git(['remote', 'set-head', 'upstream', '--auto']);
  } else if (version === newest) {
    throw new Mistake('Newer versions come from the remote upstream; add it once: git remote add upstream ADDRESS');
  }
  const found = [`upstream/${version}`, version].find((name) =>
    holds('rev-parse', '--verify', '--quiet', `${name}^{commit}`));
  if (found) return found;
  throw new Mistake(`There is no version ${version}; write a branch or a tag, or nothing for the newest one.`);
}

function checkConflicts(commands: Commands) {
  const { both, gone } = conflictsIn(commands);
  const sentences = [
    both.length > 0 && `You and the newer version have changed the same lines of ${both.join(', ')}: solve, git add.`,
    gone.length > 0 && `The newer version has no ${gone.join(', ')} any more: keep changes elsewhere, git rm these.`,
  ].filter(Boolean);
  if (sentences.length > 0) throw new Mistake([...sentences, `Then npm ci && npm run upgrade. ${wayBack}`].join('\n'));
}

/** The steps after the merge, run with the newer version's code. */
function finish(root: string, commands: Commands) {
  const { git, npm } = commands;
  checkConflicts(commands);
  for (const command of ['run images', 'test', 'run build']) {
    if (!npm(command)) throw new Mistake(`npm ${command} failed. Mend that, and run npm run upgrade again. ${wayBack}`);
    git(['add', '--all', 'assets']); // so that `wayBack` undoes these too
  }
  const before = versionAt(commands, 'HEAD');
  console.log(`\nThe site is built with the newer version. What is new since ${before}:\n`);
  console.log(changesSince(readFileSync(join(root, 'CHANGELOG.md'), 'utf8'), before));
  console.log(`\nLook at it with npm start, and keep it: git add -A && git commit --no-edit. ${wayBack}`);
}

/** `npm run upgrade`: starts or continues an upgrade of the program. Throws a Mistake that says what to do. */
export function upgrade(root: string, name = newest) {
  const commands = commandsIn(root);
  if (isUpgrading(commands)) return finish(root, commands);
  const version = findVersion(commands, name);
  checkHistory(commands, version);
  if (commands.holds('merge-base', '--is-ancestor', version, 'HEAD')) {
    return console.log(`Nothing to do: the site has version ${versionAt(commands, 'HEAD')}.`);
  }
  console.log(`${wayBack}, at any time before you commit.`);
  const changed = mergeVersion(commands, version);
  if (changed.length > 0) console.log(`Files of the program that you have changed, and keep so: ${changed.join(', ')}`);
  checkConflicts(commands);
  if (!commands.npm('ci') || !commands.npm('run --silent upgrade')) process.exitCode = 1;
}

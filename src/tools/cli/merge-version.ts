import { existsSync, readFileSync } from 'node:fs';
import { Mistake } from '../common/mistake';
import type { Commands } from './git-and-npm';

/** The team's folders; all else is the program's. */
const own = ['src/site', 'assets'];
const program = ['.', ...own.map((folder) => `:(exclude)${folder}`)];

const subject = 'Upgrade to version'; // of merge commits

/** The version in package.json. */
export const versionAt = ({ git }: Commands, commit: string): string =>
  JSON.parse(git(['show', `${commit}:package.json`])).version;

/** Throws a Mistake if the site and the version have no common commit. */
export function checkHistory({ git, holds, lines }: Commands, version: string) {
  if (holds('merge-base', 'HEAD', version)) return;
  if (git(['rev-parse', '--is-shallow-repository']) === 'true') {
    throw new Mistake('This clone lacks its history: git fetch --unshallow, and upgrade then.');
  }
  const begun = lines('log', '--format=%cI', '--max-parents=0', 'HEAD').at(-1)!;
  const [newestThen = 'COMMIT'] = lines('rev-list', '-1', `--before=${begun}`, version);
  const joining = `git merge -s ours --allow-unrelated-histories --no-edit ${newestThen}`;
  throw new Mistake(`This site began as a copy. Tell once with which version: ${joining}, and upgrade then.`);
}

/** Merges a version, except the team's files, without committing. Returns the program's files that the team changed. */
export function mergeVersion(commands: Commands, version: string) {
  const { git, holds, lines } = commands;
  const base = git(['merge-base', 'HEAD', version]);
  const changed = lines('diff', '--name-only', '--diff-filter=a', base, 'HEAD', '--', ...program);
  const options = ['--no-commit', '--no-ff', '-m', `${subject} ${versionAt(commands, version)}`];
  // No rename detection: it may mistake a team's file for one of the program. `recursive`, since `ort` ignores the
  // option in git 2.34 to 2.49.
  holds('merge', '-s', 'recursive', '-X', 'no-renames', ...options, version);
  if (!isUpgrading(commands)) throw new Mistake(`git cannot merge it; git merge ${version} says why.`);
  // Restore the team's files, which the merge may have changed.
  git(['reset', 'HEAD', '--', ...own]);
  git(['checkout', '--', ...own]);
  git(['clean', '-d', '--force', '--', ...own]);
  return changed;
}

/** Whether a merge by this tool is in progress. */
export function isUpgrading({ git }: Commands) {
  const message = git(['rev-parse', '--path-format=absolute', '--git-path', 'MERGE_MSG']);
  return existsSync(message) && readFileSync(message, 'utf8').startsWith(subject);
}

/** The unresolved files: changed by `both` sides, or `gone` from the version. */
export function conflictsIn({ lines }: Commands) {
  const unmerged = lines('status', '--porcelain').filter((line) => /^(U.|.U|AA|DD) /.test(line));
  const isGone = (line: string) => line.startsWith('UD');
  const files = (found: string[]) => found.map((line) => line.slice(3));
  return { both: files(unmerged.filter((line) => !isGone(line))), gone: files(unmerged.filter(isGone)) };
}

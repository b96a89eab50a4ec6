// Merges a version of the program, which leaves the team's files as they are.
import { Mistake } from '../common/mistake';
import type { Commands } from './git-and-npm';

/** What is the team's. All else is the program's. */
const own = ['src/site', 'assets'];
const program = ['.', ...own.map((folder) => `:(exclude)${folder}`)];

const kept = 'Keep the files of the team'; // the message of the commit that is merged

const most = 30; // files of the program that a site may have changed before its first commit

/** The version in package.json of a commit. */
export const versionAt = ({ git }: Commands, commit: string): string =>
  JSON.parse(git(['show', `${commit}:package.json`])).version;

/**
 * Joins the history of a site that began as a copy of the program to that of the program, at the commit whose program
 * is the most like that of the site's first one. Throws a Mistake if there is none.
 */
export function joinHistories({ git, holds, lines }: Commands, version: string) {
  if (holds('merge-base', 'HEAD', version)) return;
  if (git(['rev-parse', '--is-shallow-repository']) === 'true') {
    throw new Mistake('This clone lacks its history: git fetch --unshallow, and upgrade then.');
  }
  const first = lines('rev-list', '--max-parents=0', 'HEAD').at(-1)!;
  const distances = lines('rev-list', version).map((commit) => (
    { commit, files: lines('diff', '--name-only', '--no-renames', first, commit, '--', ...program).length }));
  const { commit, files } = distances.reduce((best, next) => (next.files < best.files ? next : best));
  const joining = ['merge', '-s', 'ours', '--allow-unrelated-histories', '--no-edit'];
  if (files > most) throw new Mistake(`Tell once which version this site began with: git ${joining.join(' ')} COMMIT`);
  git([...joining, commit]);
}

/** Makes a commit of a version with the team's files in it, so that a merge finds nothing to do in these. */
function withOwnFiles({ git, holds }: Commands, version: string) {
  const env = { GIT_INDEX_FILE: git(['rev-parse', '--path-format=absolute', '--git-path', 'upgrade-index']) };
  git(['read-tree', version], env);
  for (const folder of own) {
    git(['rm', '-r', '--force', '--cached', '--quiet', '--ignore-unmatch', folder], env);
    if (holds('cat-file', '-e', `HEAD:${folder}`)) git(['read-tree', `--prefix=${folder}/`, `HEAD:${folder}`], env);
  }
  return git(['commit-tree', git(['write-tree'], env), '-p', version, '-m', kept]);
}

/** Merges a version without a commit. Returns the files of the program that the team had changed. */
export function mergeVersion(commands: Commands, version: string) {
  const { git, holds, lines } = commands;
  const base = git(['merge-base', 'HEAD', version]);
  const changed = lines('diff', '--name-only', '--diff-filter=a', base, 'HEAD', '--', ...program);
  const options = ['--no-commit', '--no-ff', '-m', `Upgrade to version ${versionAt(commands, version)}`];
  // Without renames, which git guesses: a file of the team's may look like one of the program's. The strategy `ort` of
  // git 2.34 to 2.49 ignores that option.
  holds('merge', '-s', 'recursive', '-X', 'no-renames', ...options, withOwnFiles(commands, version));
  if (!isUpgrading(commands)) throw new Mistake(`git cannot merge it; git merge ${version} says why.`);
  return changed;
}

/** Whether a merge of a version is under way, and no other. */
export const isUpgrading = ({ git, holds }: Commands) =>
  holds('rev-parse', '--verify', '--quiet', 'MERGE_HEAD') && git(['log', '-1', '--format=%s', 'MERGE_HEAD']) === kept;

/** The files of a merge that are still to solve: those that both have changed, and those that have gone. */
export function conflictsIn({ lines }: Commands) {
  const files = lines('diff', '--name-only', '--diff-filter=U');
  const unmerged = lines('ls-files', '--unmerged'); // MODE HASH STAGE, a tab, and the file
  const theirs = new Set(unmerged.filter((line) => / 3\t/.test(line)).map((line) => line.split('\t')[1]));
  return { both: files.filter((file) => theirs.has(file)), gone: files.filter((file) => !theirs.has(file)) };
}

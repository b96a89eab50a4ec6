import type { Git } from './git';

/** All files but the team's. */
const program = ['.', ':!src/site', ':!assets'];

/**
 * Finds the version that a site has: the commit of upstream whose program differs from the site's in the fewest files,
 * then in the fewest lines. So a site needs no history in common with upstream.
 */
export function findInstalled(git: Git, version: string) {
  const head = git(['rev-parse', 'HEAD']).trim();
  function nearest(commits: string[], format: '--name-only' | '--patch') {
    const pairs = commits.map((commit) => `${commit} ${head}\n`).join('');
    const options = ['--stdin', '-r', '--always', format, '--format=%x00%H'];
    const [, ...texts] = git(['diff-tree', ...options, '--', ...program], pairs).split('\0');
    const differences = texts.map((text) => text.split('\n'));
    const least = Math.min(...differences.map((lines) => lines.length));
    return differences.filter((lines) => lines.length === least).map(([commit]) => commit!);
  }
  const commits = git(['rev-list', '--remotes=upstream', version]).trim().split('\n');
  return nearest(nearest(commits, '--name-only'), '--patch')[0]!;
}

/**
 * Replaces the program by that of a version, and stages it. Writes what the team has changed in it into a patch, and
 * returns the names of these files. Files that neither version has are the team's, and stay.
 */
export function replaceProgram(git: Git, installed: string, version: string, patch: string) {
  const compare = (from: string, to: string, filter: string, files = program) =>
    git(['diff-tree', '-r', '--name-only', '-z', `--diff-filter=${filter}`, from, to, '--', ...files])
      .split('\0').filter(Boolean);
  const added = compare(installed, 'HEAD', 'A');
  const own = compare('HEAD', version, 'D').filter((file) => added.includes(file));
  const replaced = [...program, ...own.map((file) => `:(exclude,literal)${file}`)];
  const changed = compare(installed, 'HEAD', 'AMDT', replaced);
  if (changed.length > 0) {
    git(['diff-tree', '-r', '--binary', '--patch', `--output=${patch}`, installed, 'HEAD', '--', ...replaced]);
  }
  git(['restore', `--source=${version}`, '--staged', '--worktree', '--', ...replaced]);
  return changed;
}

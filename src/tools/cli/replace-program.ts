import type { Git } from './git';

/** All files but the team's. */
const program = ['.', ':!src/site', ':!assets'];

/** Finds the commit of upstream whose program differs in the fewest files, then lines. This needs no common history. */
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
 * Replaces the program, and stages it. Writes the team's changes into a patch, and returns the names of these files.
 * Files that neither version has stay.
 */
export function replaceProgram(git: Git, installed: string, version: string, patch: string) {
  const compare = (files: string[], ...options: string[]) =>
    git(['diff-tree', '-r', ...options, installed, 'HEAD', '--', ...files]);
  const namesIn = (output: string) => output.split('\0').filter(Boolean);
  const newer = namesIn(git(['ls-tree', '-r', '-z', '--name-only', version]));
  const added = namesIn(compare(program, '--name-only', '-z', '--diff-filter=A'));
  const ofTeam = added.filter((file) => !newer.includes(file));
  const replaced = [...program, ...ofTeam.map((file) => `:(exclude,literal)${file}`)];
  const changed = namesIn(compare(replaced, '--name-only', '-z'));
  if (changed.length > 0) compare(replaced, '--binary', '--patch', `--output=${patch}`);
  git(['restore', `--source=${version}`, '--staged', '--worktree', '--', ...replaced]);
  return changed;
}

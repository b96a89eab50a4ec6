// `npm run upgrade` merges what the template changed since the version of the site, as `git merge` would. Both share no
// history, so the base of the merge is the commit of the template that differs least from the site.
import { spawnSync } from 'node:child_process';
import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';

const kept = 'src/site assets README.md LICENSE'; // files of the team
const undo = 'To undo an upgrade that is not committed, run: git reset --hard && npm ci';
const finish = `run: npm run images && npm test && npm run build && git commit -am Upgrade\n${undo}`;
const isRecord = (value) => value?.constructor === Object && !value.integrity; // a locked package is one value
const isNewer = (a, b) => a.replace(/^\D+/, '').localeCompare(b.replace(/^\D+/, ''), 'en', { numeric: true }) > 0;

/** Runs a command and returns its output. If it fails, its own message says why, and `help` says what to do. */
function run(command, help = '', options = {}) {
  const result = spawnSync(command, { shell: true, encoding: 'utf8', maxBuffer: Infinity, ...options });
  if (result.status !== 0) throw new Error(`${result.stderr ?? ''}${help}`);
  return result.stdout?.trim();
}

/** Returns commits in the order of the length of their difference from the site. The order of equal ones is kept. */
function nearest(commits, format) {
  const others = kept.split(' ').map((path) => `":!${path}"`).join(' ');
  const input = commits.map((commit) => `${commit} ${head}\n`).join('');
  const differences = run(`git diff-tree --stdin --always -r ${format} -- ${others}`, '', { input });
  return differences.split(/\n(?=\w{40,}$)/m) // each begins with the line of its commit
    .map((text) => ({ commit: text.split('\n')[0], length: text.length }))
    .sort((one, other) => one.length - other.length).map(({ commit }) => commit);
}

/** Merges JSON. If both sides changed a value, the newer version of a package wins, or otherwise the site's value. */
function merge(path, base, own, template) {
  const [was, mine, theirs] = [base, own, template].map((value) => JSON.stringify(value));
  if (mine === was) return template;
  if (theirs === was || theirs === mine) return own;
  if (isRecord(own) && isRecord(template)) {
    return Object.fromEntries(Object.keys({ ...template, ...own }).map((key) =>
      [key, merge(`${path} ${key}`, base?.[key], own[key], template[key])]));
  }
  if (/dependencies|lock/i.test(path)) return own && template && (isNewer(mine, theirs) ? own : template);
  console.error(`${path} is still ${mine}. In the template, it is now ${theirs}.`);
  return own;
}

/** Returns the commit of the template that the site was made from, or last upgraded to. */
function findBase() {
  const similar = nearest(run('git rev-list --reverse FETCH_HEAD').split('\n'), '--name-only').slice(0, 50);
  return nearest(similar, '-p')[0]; // only of these, because comparing the contents of all commits takes long
}

/** Makes a commit of the template after `base`, without the team's files and the files that the team deleted. */
function commitTemplate(base) {
  rmSync(`${index}-upgrade.lock`, { force: true }); // left by an interrupted upgrade
  git('read-tree FETCH_HEAD');
  git(`reset --quiet ${base} -- ${kept}`);
  git('update-index --force-remove -z --stdin', git(`diff -z --name-only --diff-filter=D ${base} HEAD`));
  return git(`-c user.name=a -c user.email=a commit-tree -m Upgrade -p ${base} ${git('write-tree')}`);
}

/** Merges a commit into the working tree. Returns whether it changed anything. */
function mergeCommit(template) {
  renameSync(`${index}-upgrade`, index); // lists all new files, so `git reset --hard` undoes an interrupted merge
  git('read-tree HEAD');
  git(`-c merge.directoryRenames=false cherry-pick -n ${template} || git ls-files --unmerged --error-unmatch .`);
  renameSync(`${index}-upgrade`, index);
  return run('git diff --cached --name-only') !== '';
}

/** Merges `package.json` files and their locks that have conflicts, and installs the packages. */
function mergePackages() {
  for (const file of run('git status --porcelain').match(/(?<=^UU ).*package(-lock)?\.json$/gm) ?? []) {
    const versions = [1, 2, 3].map((stage) => JSON.parse(run(`git show :${stage}:${file}`)));
    writeFileSync(file, `${JSON.stringify(merge(file, ...versions), null, 2)}\n`);
    run(`git add ${file}`);
  }
  // Unlike `npm ci`, `npm install` undoes its changes if it fails.
  run('npm install --no-audit --no-fund && git add "package*.json"', '', { stdio: 'inherit' });
}

process.on('uncaughtException', ({ message }) => { console.error(message); process.exit(1); });
process.on('SIGINT', () => {}); // Ctrl+C ends the running command, which is then handled like any failure
if (!existsSync('.git')) throw new Error('Make this a git repository of its own first (see "Upgrade" in README.md).');
run('git diff --quiet HEAD', `Commit your changes first. ${undo}`);
run('git fetch upstream HEAD', 'Nothing has changed. If you have no remote, run: git remote add upstream REPOSITORY');
const head = run('git rev-parse HEAD');
const index = run('git rev-parse --git-path index');
const env = { ...process.env, GIT_INDEX_FILE: `${index}-upgrade` }; // git keeps its own until the merge
const git = (command, input) => run(`git ${command}`, '', { env, input });
const base = findBase();
const template = commitTemplate(base);
const news = git(`diff -U0 ${base} FETCH_HEAD -- CHANGELOG.md`).match(/(?<=^\+)(?!\+\+ ).*/gm)?.join('\n') ?? '';
const blocking = git('diff --no-renames --name-only --diff-filter=A HEAD');
if (blocking) throw new Error(`Move these files first, because the new version has the same names:\n${blocking}`);
try {
  if (!mergeCommit(template)) { console.log('The site has the newest version.'); process.exit(); }
  mergePackages();
} catch ({ message }) {
  run('git reset --hard --quiet', undo);
  throw new Error(`${message}\nThe upgrade failed. All files are as they were before. After Ctrl+C, run: npm ci`);
}
const conflicts = run('git diff --name-only --diff-filter=U');
if (conflicts) throw new Error(`${news}\nYou and the template changed the same lines of these files:\n${conflicts}\n`
  + `Edit them (search for <<<<<<<), \`git add\` or \`git rm\` them, and ${finish}`);
const untracked = run('git ls-files -o -z --exclude-standard --directory').replace(/[^\0]+/g, ':(exclude,literal)$&');
const hasImages = spawnSync('npm run images', { shell: true, stdio: 'inherit' }).status === 0;
run('git add --all --pathspec-from-file=- --pathspec-file-nul', '', { input: `.\0${untracked}` });
const isReady = hasImages && spawnSync('npm test && npm run build', { shell: true, stdio: 'inherit' }).status === 0;
console.log(`${run('git diff --cached --stat')}\n\n${news.trim()}\n`);
if (!isReady) throw new Error(`Do what CHANGELOG.md says, and ${finish}`);
console.log(`To keep the upgrade, run: git commit -m Upgrade\n${undo}`);

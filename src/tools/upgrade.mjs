// `npm run upgrade`. The newest version replaces the program, of which this file is a part, and nothing of the team's.
import { execSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const program = 'src styles test .ci .gitattributes .gitignore .npmrc build.mjs index.html package.json'
  + ' package-lock.json tsconfig.json vitest.config.ts CHANGELOG.md ":!src/site"';

const run = (command) => execSync(command, { stdio: 'inherit' });
const bring = (commit) => run(`git restore --source=${commit} --staged --worktree -- ${program}`);
const files = ['package.json', 'package-lock.json'];
const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});

function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}

/** What a command of git prints. If it fails, git says why, and `help` what to do. */
function ask(command, help) {
  try {
    return execSync(command, { encoding: 'utf8', stdio: ['inherit', 'pipe', 'inherit'] }).trim();
  } catch {
    return stop(help);
  }
}

/** Adds to `template` what only `own` has, at any depth. */
function add(own, template) {
  for (const [name, value] of Object.entries(own)) {
    if (!(name in template)) template[name] = value;
    else if (typeof value === 'object' && typeof template[name] === 'object') add(value, template[name]);
  }
}

/** Adds what the team's package.json has beside the template's. Of packages, the locked versions are added too. */
function keepPackages(own, ownLock) {
  const [template, lock] = files.map(read);
  for (const name in { ...template.dependencies, ...template.devDependencies }) {
    delete own.dependencies?.[name];
    delete own.devDependencies?.[name];
  }
  add(own, template);
  lock.packages = { ...ownLock.packages, ...lock.packages }; // npm removes what is not needed
  [template, lock].forEach((value, index) => writeFileSync(files[index], `${JSON.stringify(value, null, 2)}\n`));
}

process.on('SIGINT', () => {}); // Ctrl+C ends the command that runs, and is explained like its other failures

const folder = ask('git rev-parse --show-prefix', 'README.md, Upgrade, says how to make this a git repository.');
if (folder) stop(`An upgrade needs a git repository of its own: this is the folder ${folder} of another one.`);
if (ask('git status --porcelain --untracked-files')) stop('Commit your changes first (git status lists them).');
ask('git remote get-url upstream', 'Run this once, with the URL of the template: git remote add upstream REPOSITORY');
ask('git fetch upstream HEAD', 'Nothing is changed.');
const own = files.map(read);
try {
  bring('FETCH_HEAD');
  keepPackages(...own);
  run('npm install --no-audit --no-fund'); // unlike `npm ci`, it keeps the installed packages if it fails
} catch {
  bring('HEAD');
  stop('Nothing is upgraded: the new packages cannot be installed. All files are as before.');
}
try {
  run('npm run images && npm test && npm run build');
} catch {
  stop('The new version is here, but does not pass yet. CHANGELOG.md says what to change in your site;'
    + ' then run: npm run images && npm test && npm run build. To undo the upgrade: git reset --hard && npm ci');
}

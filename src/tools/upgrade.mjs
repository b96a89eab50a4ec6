// `npm run upgrade` replaces the program, including this file, with the newest version, but none of the team's files.
import { execSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const program = 'src styles test .ci .gitattributes .gitignore .npmrc build.mjs index.html package.json'
  + ' package-lock.json tsconfig.json vitest.config.ts CHANGELOG.md ":!src/site"';

const bring = (commit) => execSync(`git restore --source=${commit} --staged --worktree -- ${program}`);
const files = ['package.json', 'package-lock.json'];
const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});

function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}

/** Runs a command and returns its output. If it fails, its own message says why, and `help` says what to do. */
function run(command, help, stdout = 'pipe') {
  try {
    return execSync(command, { encoding: 'utf8', stdio: ['inherit', stdout, 'inherit'] })?.trim();
  } catch {
    return stop(help);
  }
}

/** Adds the team's packages with their locked versions, and fields of their package.json that the template lacks. */
function keepPackages(own, ownLock) {
  const [template, lock] = files.map(read);
  for (const name in template.dependencies) delete own.devDependencies?.[name];
  for (const name in template.devDependencies) delete own.dependencies?.[name];
  for (const [field, value] of Object.entries(own)) {
    const isShared = typeof value === 'object' && field in template;
    template[field] = isShared ? { ...value, ...template[field] } : template[field] ?? value;
  }
  lock.packages = { ...ownLock.packages, ...lock.packages }; // npm removes the unused ones
  [template, lock].forEach((value, index) => writeFileSync(files[index], `${JSON.stringify(value, null, 2)}\n`));
}

process.on('SIGINT', () => {}); // Ctrl+C ends the running command, which is then handled like any failure

const folder = run('git rev-parse --show-prefix', 'Make this a git repository first (see "Upgrade" in README.md).');
if (folder) stop(`The site must have a git repository of its own, but this is the folder ${folder} of another one.`);
const isDirty = run('git status --porcelain --untracked-files') // or ignored files, which git would also replace
  || run(`git ls-files --others -- ${program} ":!**/node_modules/**"`);
if (isDirty) stop('Commit your changes first. `git status --ignored` lists them.');
run('git remote get-url upstream', 'Run this once, with the URL of the template: git remote add upstream REPOSITORY');
run('git fetch upstream HEAD', 'The download failed. Nothing has changed.');
const own = files.map(read);
try {
  bring('FETCH_HEAD');
  keepPackages(...own);
  execSync('npm install --no-audit --no-fund', { stdio: 'inherit' }); // unlike `npm ci`, undoes its changes if it fails
} catch {
  bring('HEAD');
  stop('The upgrade failed (see above). All files are as they were before.');
}
run('npm run images && npm test && npm run build', 'The new version is installed, but your site does not pass yet.'
  + ' CHANGELOG.md lists what to change. Then run: npm run images && npm test && npm run build'
  + '\nTo undo the upgrade, run: git reset --hard && npm ci', 'inherit');

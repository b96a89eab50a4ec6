// `npm run upgrade`. The newest version replaces the program, of which this file is a part, and nothing of the team's.
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

/** Runs a command, and returns what it prints. If it fails, it says why, and `help` what to do. */
function run(command, help, stdout = 'pipe') {
  try {
    return execSync(command, { encoding: 'utf8', stdio: ['inherit', stdout, 'inherit'] })?.trim();
  } catch {
    return stop(help);
  }
}

/** Adds packages of the team with their locked versions, and fields of their package.json that the template lacks. */
function keepPackages(own, ownLock) {
  const [template, lock] = files.map(read);
  for (const name in template.dependencies) delete own.devDependencies?.[name];
  for (const name in template.devDependencies) delete own.dependencies?.[name];
  for (const [field, value] of Object.entries(own)) {
    const isShared = typeof value === 'object' && field in template;
    template[field] = isShared ? { ...value, ...template[field] } : template[field] ?? value;
  }
  lock.packages = { ...ownLock.packages, ...lock.packages }; // npm removes what is not needed
  [template, lock].forEach((value, index) => writeFileSync(files[index], `${JSON.stringify(value, null, 2)}\n`));
}

process.on('SIGINT', () => {}); // Ctrl+C ends the command that runs, and is explained like its other failures

const folder = run('git rev-parse --show-prefix', 'README.md, Upgrade, says how to make this a git repository.');
if (folder) stop(`An upgrade needs a git repository of its own: this is the folder ${folder} of another one.`);
const isDirty = run('git status --porcelain --untracked-files') // and ignored files, which git would replace too
  || run(`git ls-files --others -- ${program} ":!**/node_modules/**"`);
if (isDirty) stop('Commit your changes first (git status --ignored lists them).');
run('git remote get-url upstream', 'Run this once, with the URL of the template: git remote add upstream REPOSITORY');
run('git fetch upstream HEAD', 'Nothing is changed.');
const own = files.map(read);
try {
  bring('FETCH_HEAD');
  keepPackages(...own);
  execSync('npm install --no-audit --no-fund', { stdio: 'inherit' }); // unlike `npm ci`, undoes itself if it fails
} catch {
  bring('HEAD');
  stop('The upgrade failed (see above). Nothing is upgraded, and all files are as before.');
}
run('npm run images && npm test && npm run build', 'The new version is here, but does not pass yet. CHANGELOG.md says'
  + ' what to change in your site; then run: npm run images && npm test && npm run build.'
  + ' To undo the upgrade: git reset --hard && npm ci', 'inherit');

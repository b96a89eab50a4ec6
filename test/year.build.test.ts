// A team makes a site by all recipes, the program changes, and the team upgrades by the one command.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { edit } from './copies/changed-copy';
import { linkPackages } from './copies/copy';
import { follow } from './copies/recipes';
import { cloneOf, commit, git, repositoryOfProgram } from './copies/repositories';

let team: string;
let upgraded: { status: number | null; output: string };

/** Makes a newer version, with a component renamed and a new word. */
function change(program: string) {
  git(program, 'mv', 'src/page/components/Tags.tsx', 'src/page/components/TagList.tsx');
  const users = ['components/MemberCard.tsx', 'components/ProjectCard.tsx', 'pages/ProjectDetail.tsx'];
  for (const file of ['kit.ts', ...users.map((name) => `page/${name}`)]) {
    edit(program, `src/${file}`, "/Tags'", "/TagList'");
  }
  for (const language of ['es', 'en']) {
    edit(program, `src/words/${language}.ts`, /$/, "\nexport const madeWith = 'Hecho con cuidado';\n");
  }
  edit(program, 'src/page/shell/Footer.tsx', '{ footer }', '{ footer, madeWith }');
  edit(program, 'src/page/shell/Footer.tsx', '{home.brand}</bdi></p>', '{home.brand}</bdi>. {madeWith}</p>');
  edit(program, 'package.json', /"version": "[\d.]+"/, '"version": "99.0.0"');
  edit(program, 'CHANGELOG.md', '\n## [', '\n## [99.0.0] - 2099-01-01\n\n- Much.\n\n## [');
  commit(program);
}

beforeAll(() => {
  const program = repositoryOfProgram();
  team = cloneOf(program);
  follow(team);
  edit(team, 'src/site/words.ts', /$/, "\nexport const seeMore = 'Conócelo';\n");
  commit(team);
  change(program);
  linkPackages(team); // until the upgrade installs them
  const { status, stdout, stderr } = spawnSync('npm run upgrade', { cwd: team, shell: true, encoding: 'utf8' });
  upgraded = { status, output: stdout + stderr };
}, 300_000);

test('the upgrade tests and builds the site, and says what is new (U2, U3)', () => {
  const { status, output } = upgraded;
  expect(output).toContain('## [99.0.0] - 2099-01-01\n\n- Much.\n');
  expect(output).toContain('Look at it with npm start');
  expect(output).not.toContain('You had changed');
  expect(status).toBe(0);
  expect(git(team, 'diff', 'HEAD', '--name-only', '--', 'src/site')).toBe('');
  expect(git(team, 'ls-files', '--deleted', '--others', '--exclude-standard')).toBe('');
});

test('the site has all that the team has written, and what is new (U1, U2)', () => {
  const home = readFileSync(join(team, 'dist/index.html'), 'utf8');
  for (const text of ['Conócelo', 'Confían en nosotros', '/trabajos?id=geoapp', '. Hecho con cuidado']) {
    expect(home).toContain(text);
  }
});

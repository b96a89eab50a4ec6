// A year of a team: it makes a site of its own by all recipes, the program changes, and it upgrades by the one command.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { edit } from './copies/changed-copy';
import { linkPackages } from './copies/copy';
import { follow, recipes } from './copies/recipes';
import { cloneOf, commit, git, repositoryOfProgram } from './copies/repositories';

/** A section that uses the kit. */
const oldest = `import { base, home, Projects, projects } from '../kit';

const first = projects.slice(0, 1);

export const Oldest = () => <><p>{home.brand}, at {base}</p><Projects projects={first} /></>;
`;

let team: string;
const read = (path: string) => readFileSync(join(team, path), 'utf8');
let upgraded: { status: number | null; output: string };

/** Makes the site of the team: its name, address, project, words, colour and sections, and all recipes. */
function begin() {
  const asTheTeam = (recipe: string) =>
    recipe.replaceAll('geoapp', 'panaderia').replaceAll('https://example.com/', 'https://taller.example/');
  edit(team, 'src/site/content.ts', /geoapp(?=')/g, 'panaderia');
  edit(team, 'src/site/content.ts', 'https://example.com/', 'https://taller.example/');
  edit(team, 'src/site/content.ts', /Equipo Dev/g, 'Taller Norte');
  edit(team, 'src/site/words.ts', /$/, "\nexport const seeMore = 'Conócelo';\n");
  edit(team, 'src/site/theme.css', '#1e3a8a', '#e5006d');
  follow(team, recipes, asTheTeam);
  edit(team, 'src/site/sections.tsx', "equipo: { link: 'Equipo',", "taller: { link: 'Taller',");
  edit(team, 'src/site/sections.tsx', 'export const sections: Sections = {',
    "$&\n  oldest: { link: 'Oldest', heading: 'The oldest', Content: Oldest },");
  edit(team, 'src/site/sections.tsx', /^/, "import { Oldest } from './Oldest';\n");
  commit(team, { 'src/site/Oldest.tsx': oldest });
}

/** Makes a newer version: a component renamed, and a word more. */
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
  begin();
  change(program);
  linkPackages(team); // until the upgrade installs them
  const { status, stdout, stderr } = spawnSync('npm run upgrade', { cwd: team, shell: true, encoding: 'utf8' });
  upgraded = { status, output: stdout + stderr };
}, 300_000);

test('the upgrade tests and builds the site, with no edit, and says what is new and left to do (U2, U3)', () => {
  const { status, output } = upgraded;
  expect(output).toContain('What is new since ');
  expect(output).toContain('## [99.0.0] - 2099-01-01\n\n- Much.\n');
  expect(output).toContain('Look at it with npm start');
  expect(output).not.toContain('You had changed');
  expect(status).toBe(0);
  expect(git(team, 'diff', 'HEAD', '--name-only', '--', 'src/site')).toBe('');
  expect(git(team, 'ls-files', '--deleted', '--others', '--exclude-standard')).toBe('');
});

test('the site has all that the team has written, and what is new (U1, U2)', () => {
  const home = read('dist/index.html');
  for (const text of [
    'Conócelo', 'Confían en nosotros', '/trabajos?id=panaderia', 'id="taller"', '--primary:#e5006d',
    'Taller Norte<!-- -->, at <!-- -->/', 'src="https://stats.example/script.js"', '. Hecho con cuidado',
  ]) expect(home).toContain(text);
  expect(read('dist/trabajos/panaderia.html')).toContain('https://taller.example/trabajos/panaderia');
  expect(read('dist/aviso-legal.html')).toContain('Titular');
});

// A year of a team: it makes a site of its own by all recipes, the program changes, and it upgrades by the one command.
import { spawnSync } from 'node:child_process';
import { copyFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { edit } from './copies/changed-copy';
import { linkPackages } from './copies/copy';
import { follow, recipes } from './copies/recipes';
import { cloneOf, commit, git, repositoryOfProgram } from './copies/repositories';

const content = `import type { Member, Project, Site } from '../kit';
import face from '../../assets/cara.svg';
import unused from '../../assets/pan.avif';
import pan from '../../assets/pan.avif';

export const site: Site = {
  url: 'https://taller.example/', brand: 'Taller Norte', email: 'pan@taller.example',
  title: 'Taller Norte', description: 'One person.', headline: 'Programs with a crust',
  intro: 'We knead slowly.', services: ['Shops'], contact: 'Write to us.',
};

const links = { github: 'https://git.example/noa', gitlab: null, cv: null, linkedin: null, website: null };

export const members: Member[] = [
  { name: 'Noa Prat', role: 'Baker', bio: 'Bakes.', skills: ['Bread'], avatar: face, links },
];

export const projects: Project[] = [
  {
    id: 'panaderia', title: 'Bakery', desc: 'D', tags: ['Bread'], images: [pan],
    link: 'proyectos?id=panaderia',
  },
];
`;
const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 45"><path d="M0 0h90v45z"/></svg>';

/** A section that uses the kit. */
const oldest = `import { base, home, Projects, projects } from '../kit';

const first = projects.slice(0, 1);

export const Oldest = () => <><p>{home.brand}, at {base}</p><Projects projects={first} /></>;
`;

/** The values of the sample in the recipes, as those of the team. */
const asTheTeam = (recipe: string) => recipe
  .replaceAll('geoapp', 'panaderia')
  .replace("tag: 'es', name: 'Español'", "tag: 'en', name: 'English'")
  .replace(/tag: 'en', name: 'English'(.*)\/en\//, "tag: 'ca', name: 'Català'$1/ca/")
  .replaceAll('https://example.com/', 'https://taller.example/')
  .replaceAll('stats.example', 'stats.taller.example').replaceAll('forms.example', 'forms.taller.example');

let team: string;
const read = (path: string) => readFileSync(join(team, path), 'utf8');
let upgraded: { status: number | null; output: string };

/** Makes the site of the team: its content, colour, language, sections and pages, and all recipes. */
function begin() {
  const samples = [1, 2, 3].flatMap((number) => [`assets/geoapp-${number}.avif`, `assets/geoapp-${number}-640.avif`]);
  copyFileSync(join(team, 'assets/geoapp-2.avif'), join(team, 'assets/pan.avif'));
  commit(team, {
    'src/site/content.ts': content, 'assets/cara.svg': drawing, 'src/site/Oldest.tsx': oldest,
    ...Object.fromEntries([...samples, 'src/site/hostile.ts', 'src/site/many.ts', 'src/site/bare.ts'].map((file) =>
      [file, undefined])),
  });
  follow(team, recipes, asTheTeam);
  edit(team, 'src/site/words.ts', '../words/es', '../words/en');
  edit(team, 'src/site/theme.css', '#1e3a8a', '#e5006d');
  edit(team, 'src/site/sections.tsx', "equipo: { link: 'Equipo',", "team: { link: 'Us',");
  edit(team, 'src/site/sections.tsx', 'export const sections: Sections = {',
    "$&\n  oldest: { link: 'Oldest', heading: 'The oldest', Content: Oldest },");
  edit(team, 'src/site/sections.tsx', /^/, "import { Oldest } from './Oldest';\n");
  commit(team);
}

/** Makes a newer version: a component renamed, and a word more. */
function change(program: string) {
  git(program, 'mv', 'src/page/components/Tags.tsx', 'src/page/components/TagList.tsx');
  const users = ['components/MemberCard.tsx', 'components/ProjectCard.tsx', 'pages/ProjectDetail.tsx'];
  for (const file of ['kit.ts', ...users.map((name) => `page/${name}`)]) {
    edit(program, `src/${file}`, "/Tags'", "/TagList'");
  }
  for (const [file, word] of [['es', 'Hecho con cuidado'], ['en', 'Made with care']]) {
    edit(program, `src/words/${file}.ts`, /$/, `\nexport const madeWith = '${word}';\n`);
  }
  edit(program, 'src/page/shell/Footer.tsx', 'footer, language }', 'footer, language, madeWith }');
  edit(program, 'src/page/shell/Footer.tsx', '{home.brand}</p>', '{home.brand}. {madeWith}</p>');
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

test('the site has all that the team has written, what is new, and nothing of the sample (U1, U2)', () => {
  const home = read('dist/index.html');
  for (const text of [
    'Programs with a crust', 'More about Noa', 'Confían en nosotros', '/trabajos?id=panaderia', 'id="team"',
    'Taller Norte<!-- -->, at <!-- -->/', '--primary:#e5006d', 'src="https://stats.taller.example/script.js"',
    '. Made with care',
  ]) expect(home).toContain(text);
  expect(read('dist/trabajos/panaderia.html')).toContain('Bakery');
  expect(read('dist/aviso-legal.html')).toContain('Titular');
  expect(spawnSync('grep', ['-rlE', 'Geo App|Equipo Dev —', 'dist'], { cwd: team }).stdout.toString()).toBe('');
});

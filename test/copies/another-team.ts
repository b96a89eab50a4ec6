// Another team's site: nothing in it is the sample's.
import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const links = `{ github: 'https://git.example/x', gitlab: null, cv: null, linkedin: null, website: null }`;
const people = ['Noa Prat', 'Iker Sanz', 'Lola Vives', 'Pau Mas', 'Quim Roig'].map((name) =>
  `  { name: '${name}', role: 'Oficio', bio: 'Hace pan.', skills: ['Pan'], avatar: cara, links: ${links} },`);
const works = ['horno', 'masa', 'reparto'].map((id) =>
  `  { id: '${id}', title: 'Obra ${id}', desc: 'D', tags: [], images: [] },`);

const content = `import type { Member, Project, Site } from './types';
import cara from '../assets/cara.svg';
import pan from '../assets/pan.avif';

export const site: Site = {
  url: 'https://taller.example/',
  brand: 'Taller Norte',
  email: 'pan@taller.example',
  title: 'Taller Norte', description: 'Cinco personas.', headline: 'Programas con corteza',
  intro: 'Amasamos despacio.',
  services: ['Tiendas'],
  contact: 'Escríbenos.',
};

export const members: Member[] = [
${people.join('\n')}
];

export const projects: Project[] = [
  {
    id: 'panaderia', title: 'Panadería', desc: 'D', tags: ['Pan'], images: [pan],
    link: 'proyectos?id=panaderia',
  },
${works.join('\n')}
];
`;

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 45"><path d="M0 0h90v45z"/></svg>';

const stamp = `import * as styles from '../../styles/Stamp.module.css';

export const Stamp = ({ kind }: { kind: 'round' | 'plain' }) => <i className={styles[kind]} />;
`;

const stampStyles = `.round { background: url(../assets/cara.svg); } /* such as .seal { of the last site */
.plain { color: red; }
`;

/** Gives a copy of the project another team's content, words, sections, colour, logo, pictures and a component. */
export function becomeAnotherTeam(root: string) {
  const path = (name: string) => join(root, name);
  const edit = (name: string, pattern: RegExp, replacement: string) =>
    writeFileSync(path(name), readFileSync(path(name), 'utf8').replace(pattern, replacement));
  rmSync(path('assets/share'), { recursive: true });
  copyFileSync(path('assets/geoapp-2.avif'), path('assets/pan.avif'));
  for (const number of [1, 2, 3]) rmSync(path(`assets/geoapp-${number}.avif`));
  for (const name of ['logo', 'cara']) writeFileSync(path(`assets/${name}.svg`), drawing);
  writeFileSync(path('src/site/content.ts'), content);
  edit('src/site/words.ts', /Ver más|Volver|Menú|Inicio|Más sobre|Integrantes|Click\/hover/g, 'Otro');
  edit('src/site/words.ts', /language = 'es'/, "language = 'ca'");
  edit('src/site/words.ts', /equipo(?=: \{)/, 'gente');
  edit('src/pages/registry.tsx', /'equipo'/, "'gente'");
  edit('src/site/theme.css', /#1e3a8a/, '#e5006d');
  writeFileSync(path('src/components/Stamp.tsx'), stamp);
  writeFileSync(path('styles/Stamp.module.css'), stampStyles);
}

/** The values of the sample in the recipes, as those of the team. */
export const asTheTeam = (recipe: string) => recipe
  .replace('¿Tienes un proyecto en mente? Cuéntanos de qué se trata y lo vemos contigo.', 'Escríbenos.')
  .replaceAll('geoapp', 'panaderia')
  .replace('Equipo Dev, S. L., calle Mayor 1', 'Taller Norte, S. Coop., Peña 2');

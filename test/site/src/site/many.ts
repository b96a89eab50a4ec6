// Seven members with none to five links, twelve projects with none to eight captures, a portrait among them, and none
// to forty tags, and the optional fields.
import geoapp1 from '../../assets/geoapp-1.avif';
import geoapp2 from '../../assets/geoapp-2.avif';
import geoapp3 from '../../assets/geoapp-3.avif';
import retrato from '../../assets/portrait.svg';
import type { Member, Project, Site } from '../kit';
import { members as sampleMembers, projects as sampleProjects, site as sampleSite } from './content';

export const site: Site = {
  ...sampleSite,
  email: 'escribenos@cooperativa-ejemplo.example',
  links: [{ name: 'Foro', href: 'https://example.org/equipo' }],
};

const [member, project] = [sampleMembers[0]!, sampleProjects[0]!];
const captures = [geoapp1, geoapp2, geoapp3];
const kinds = ['github', 'gitlab', 'cv', 'linkedin', 'website'] as const;
const names = [
  'Ada Ejemplo', 'Bruno Muestra', 'Carla Prueba', 'Diego Modelo', 'Elena Patrón', 'Fabián Caso de la Torre',
  'Gabriela Ensayo',
];

const links = (count: number): Member['links'] =>
  Object.fromEntries(kinds.slice(0, count).map((kind) => [kind, `https://example.org/${kind}`]));

export const members: Member[] = names.map((name, index) => ({
  ...member,
  name,
  links: links(index % 6),
  ...(index === 5 && { otherLinks: [{ name: 'Mastodon', href: 'https://example.org/@fabian' }] }),
  ...(index % 2 === 1 && { avatar: captures[index % 3] }),
}));

export const projects: Project[] = Array.from({ length: 12 }, (_, index) => ({
  ...project,
  id: `p${index}`,
  title: `Proyecto ${index}`,
  tags: Array.from({ length: [4, 0, 40][index % 3]! }, (_, tag) => `Etiqueta ${tag}`),
  images: index === 11
    ? [retrato]
    : Array.from({ length: index < 9 ? index : 1 }, (_, capture) => captures[capture % 3]!),
  ...(index === 4 && {
    text: [
      'La cooperativa llevaba sus rutas en papel. Empezamos por subirnos a los camiones.',
      'Hoy cuarenta personas la usan a diario, con conexión o sin ella.',
    ],
    visit: 'https://example.com/visita',
  }),
  link: index === 5 ? 'https://example.com/fuera' : `proyectos?id=p${index}`,
}));

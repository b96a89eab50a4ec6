// Seven members with zero to five links, and twelve projects with zero to eight captures and zero to forty tags.
import retrato from '../../assets/portrait.svg';
import type { Member, Project, Site } from '../kit';
import * as sample from './content';

export const site: Site = {
  ...sample.site,
  email: 'escribenos@cooperativa-ejemplo.example',
  links: [{ name: 'Foro', href: 'https://example.org/equipo' }],
};

const [member, project] = [sample.members[0]!, sample.projects[0]!];
const captures = project.images;
const names = ['Ada', 'Bruno', 'Carla', 'Diego', 'Elena', 'Fabián Caso de la Torre', 'Gabriela Ensayo'];

export const members: Member[] = names.map((name, index) => ({
  ...member,
  name,
  links: Object.fromEntries(Object.entries({ ...member.links, website: 'https://example.org/' }).slice(0, index % 6)),
  ...(index === 5 && { otherLinks: [{ name: 'Mastodon', href: 'https://example.org/@fabian' }] }),
  ...(index % 2 === 1 && { avatar: captures[index % 3] }),
}));

export const projects: Project[] = Array.from({ length: 12 }, (_, index) => ({
  ...project,
  id: `p${index}`,
  title: `Proyecto ${index}`,
  tags: Array.from({ length: [4, 0, 40][index % 3]! }, (_, tag) => `Etiqueta ${tag}`),
  images: index === 11 ? [retrato] : Array.from({ length: index < 9 ? index : 1 }, (_, at) => captures[at % 3]!),
  ...(index === 4 && {
    text: ['La cooperativa llevaba sus rutas en papel.', 'Hoy cuarenta personas la usan a diario.'],
    visit: 'https://example.com/visita',
  }),
  link: index === 5 ? 'https://example.com/fuera' : `proyectos?id=p${index}`,
}));

// Content of extremes: markup in texts, very long words, emoji, very many items and none.
import captura from '../../assets/geoapp-1.avif';
import type { Member, Project, Site } from '../kit';

const longWord = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
// Texts name their field, so that tests can find them.
const markup = (where: string) =>
  `${where} <b>&amp;</b></title></script><img src=x onerror=alert(1)> & "comillas" </p></li></main><!-- --> ]]>`;
const longText = (where: string) =>
  `${markup(where)} ${longWord} ${'Un texto que no termina nunca, con palabras de todos los largos. '.repeat(6)}`;
const all = {
  github: 'https://example.com/a?b=1&c="2"',
  gitlab: 'https://example.com/b',
  cv: 'https://example.com/c',
  linkedin: 'https://example.com/d',
  website: 'https://example.com/e',
};

export const site: Site = {
  url: 'https://equipo.example/web/',
  brand: `Equipo <&amp;> ${longWord.slice(0, 22)}`,
  email: `${longWord.toLowerCase().replace('ä', 'a')}@example.com`,
  title: markup('Sitio'),
  description: longText('Descripción'),
  headline: `${longWord} y ${markup('titular')}`,
  intro: longText('Presentación'),
  services: [longWord, markup('Servicio'), longText('Servicio')],
  contact: longText('Contacto'),
};

const member = (name: string, rest: Partial<Member> = {}): Member => ({
  name, role: 'Rol', bio: 'Bio.', skills: [], links: {}, ...rest,
});

export const members: Member[] = [
  member('👩🏽‍💻 Ágata 𝒵eta', { links: all, skills: Array.from('x'.repeat(30), (_, index) => `Saber ${index}`) }),
  member(longWord, { role: `Rol${longWord}`, bio: longText('Vida'), links: all, skills: [longWord, markup('Saber')] }),
  member(markup('Nombre'), { role: markup('Rol'), links: all }),
  member('Uno'),
  member('  Dos   espacios  ', { avatar: captura, links: { cv: 'https://example.com/cv' } }),
  member('Seis Y Más Nombres De Los Que Caben', {
    links: all,
    otherLinks: [{ name: 'Artículos y charlas sobre sistemas distribuidos', href: 'https://example.com/f' }],
  }),
  member('Siete', { bio: longText('Vida') }),
];

const project = (index: number, rest: Partial<Project> = {}): Project => ({
  id: `p${index}`, title: `Proyecto ${index}`, desc: 'Descripción.', tags: ['Uno'], images: [],
  link: `proyectos?id=p${index}`, ...rest,
});

export const projects: Project[] = [
  ...[1, 2, 3, 4].map((index) => project(index)),
  project(40, {
    title: longWord, desc: longText('Proyecto'), tags: Array(30).fill(longWord), images: Array(9).fill(captura),
  }),
  project(41, { title: markup('Obra'), desc: markup('Proyecto'), tags: [] }),
  project(42, { link: 'https://example.com/otra' }),
];

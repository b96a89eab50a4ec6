// Extreme content: markup in texts, very long words, emoji, and very many items or none.
import captura from '../../assets/geoapp-1.avif';
import type { Member, Project, Site } from '../kit';

const longWord = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
// Each text begins with the name of its field, so that tests can find it.
const markup = (where: string) =>
  `${where} <b>&amp;</b></title></script><img src=x onerror=alert(1)> & "comillas" </p></li></main><!-- --> ]]>`;
const longText = (where: string) =>
  `${markup(where)} ${longWord} ${'Un texto que no termina nunca, con palabras de todos los largos. '.repeat(6)}`;
const [github, gitlab] = ['https://example.com/a?b=1&c="2"', 'https://example.com/b'];
const [linkedin, cv, website] = ['https://example.com/c', 'https://example.com/d', 'https://example.com/e'];
const all = { github, gitlab, linkedin, cv, website };

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

const member = (name: string, rest: Partial<Member> = {}): Member =>
  ({ name, role: 'Rol', bio: 'Bio.', skills: [], links: {}, ...rest });

export const members: Member[] = [
  member('👩🏽‍💻 Ágata 𝒵eta', { links: all, skills: Array.from('x'.repeat(30), (_, index) => `Saber ${index}`) }),
  member(longWord, { role: `Rol${longWord}`, bio: longText('Vida'), links: all, skills: [longWord, markup('Saber')] }),
  member(markup('Nombre'), { role: markup('Rol'), links: all }),
  member('  Dos   espacios  ', { avatar: captura, links: { cv: 'https://example.com/cv' } }),
  member('Seis Y Más Nombres De Los Que Caben', {
    links: all,
    otherLinks: [{ name: 'Artículos y charlas sobre sistemas distribuidos', href: 'https://example.com/f' }],
  }),
  member('Siete', { bio: longText('Vida') }),
];

const project = (id: string, rest: Partial<Project> = {}): Project =>
  ({ id, title: id, desc: 'Descripción.', tags: ['Uno'], images: [], link: `proyectos?id=${id}`, ...rest });

export const projects: Project[] = [
  project('p1'),
  project('p40', {
    title: longWord, desc: longText('Proyecto'), tags: Array(30).fill(longWord), images: Array(9).fill(captura),
  }),
  project('p41', { title: markup('Obra'), desc: markup('Proyecto'), tags: [] }),
  project('p42', { link: 'https://example.com/otra' }),
];

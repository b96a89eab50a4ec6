// Content that strains every screen: markup in words, very long words, emoji, many of everything and none of it.
import type { Member, Project, Site } from '../../src/types';
import captura from './geoapp-1.avif';

const longWord = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
const markup = '<b>&amp;</b></title></script><img src=x onerror=alert(1)> & "comillas" </p></li></main><!-- --> ]]>';
const longText = `${markup} ${longWord} ${'Un texto que no termina nunca, con palabras de todos los largos. '.repeat(6)}`;
const none = { github: null, gitlab: null, cv: null, linkedin: null, website: null };
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
  title: markup,
  description: longText,
  headline: `${longWord} y ${markup}`,
  intro: longText,
  services: [longWord, markup, longText],
  contact: longText,
};

const member = (name: string, rest: Partial<Member> = {}): Member => ({
  name, role: 'Rol', bio: 'Bio.', skills: [], links: none, ...rest,
});

export const members: Member[] = [
  member('👩🏽‍💻 Ágata 𝒵eta', { links: all, skills: Array.from({ length: 30 }, (_, index) => `Etiqueta ${index + 1}`) }),
  member(longWord, { role: longWord, bio: longText, links: all, skills: [longWord, markup] }),
  member(markup, { role: markup, links: all }),
  member('Uno'),
  member('  Dos   espacios  ', { avatar: captura, links: { ...none, cv: 'https://example.com/cv' } }),
  member('Seis Y Más Nombres De Los Que Caben', { links: all }),
  member('Siete', { bio: longText }),
];

const project = (index: number, rest: Partial<Project> = {}): Project => ({
  id: `p${index}`, title: `Proyecto ${index}`, desc: 'Descripción.', tags: ['Uno'], images: [], link: `proyectos?id=p${index}`, ...rest,
});

export const projects: Project[] = Array.from({ length: 40 }, (_, index) => project(index)).concat([
  project(40, { title: longWord, desc: longText, tags: Array.from({ length: 30 }, () => longWord), images: Array(9).fill(captura) }),
  project(41, { title: markup, desc: markup, tags: [], link: 'https://example.com/otra' }),
]);

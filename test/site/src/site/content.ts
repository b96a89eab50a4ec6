// The content of the sites that tests build. A team's changes in src/site/ do not affect tests.
import geoapp3 from '../../assets/geoapp-1-640.avif';
import geoapp1 from '../../assets/geoapp-1.avif';
import geoapp2 from '../../assets/geoapp-2.avif';
import type { Member, Project, Site } from '../kit';

export const site: Site = {
  url: 'https://example.com/',
  brand: 'Equipo Dev',
  email: 'hola@example.com',
  title: 'Equipo Dev — Desarrollo de software a medida',
  description: 'Diseñamos, construimos y cuidamos aplicaciones web y móviles.',
  headline: 'Desarrollamos el software que tu idea necesita',
  intro: 'Somos un equipo pequeño de desarrollo y operaciones. Te acompañamos hasta que todo está en marcha.',
  services: ['Aplicaciones web y móviles', 'Cuidado de servidores', 'Adaptación a tus requerimientos', 'Datos'],
  contact: '¿Tienes un proyecto en mente? Cuéntanos de qué se trata y lo vemos contigo.',
};

const skills = ['TypeScript', 'React', 'Python', 'PostgreSQL'];
const [github, gitlab, linkedin] = ['https://example.com/a', 'https://example.com/b', 'https://example.com/c'];
const [website, cv] = ['https://example.com/d', 'https://example.com/e.pdf'];

export const members = [
  {
    name: 'Ada Ejemplo', role: 'Fullstack Developer', skills, links: { github, gitlab, cv, linkedin, website: null },
    bio: 'Convierte ideas en interfaces claras y en servicios que las sostienen.',
  },
  {
    name: 'Bruno Muestra', role: 'Fullstack Developer', skills, links: { github, linkedin, website },
    bio: 'Le gustan las API pequeñas, los datos ordenados y las pruebas rápidas.',
  },
  {
    name: 'Carla Prueba', role: 'System Admin', skills, links: { gitlab, cv },
    bio: 'Mantiene los servidores en pie y los despliegues aburridos, como deben ser.',
  },
] satisfies Member[];

export const projects = [
  {
    id: 'geoapp',
    title: 'Geo App',
    desc: 'Plataforma de administración de usuarios con geolocalización: altas, permisos y actividad sobre el mapa.',
    tags: ['FastAPI', 'Rust', 'MongoDB', 'Geo'],
    images: [geoapp1, { ...geoapp2, text: 'Tabla de usuarios' }, geoapp3],
    link: 'proyectos?id=geoapp',
  },
] satisfies Project[];

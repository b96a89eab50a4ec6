import avatarAda from '../../assets/avatar-ada.svg';
import geoapp1 from '../../assets/geoapp-1.avif';
import geoapp2 from '../../assets/geoapp-2.avif';
import geoapp3 from '../../assets/geoapp-3.avif';
import type { Member, Project, Site } from '../kit';

export const site: Site = {
  url: 'https://example.com/',
  brand: 'Equipo Dev',
  email: 'hola@example.com',
  title: 'Equipo Dev — Desarrollo de software a medida',
  description:
    'Somos un equipo pequeño que diseña, construye y cuida aplicaciones web y móviles, '
    + 'de la primera idea al servidor en marcha.',
  headline: 'Desarrollamos el software que tu idea necesita',
  intro:
    'Somos un equipo pequeño de desarrollo y operaciones. Escuchamos lo que necesitas, elegimos la tecnología que '
    + 'mejor le sirve y te acompañamos desde el primer boceto hasta que todo está en marcha.',
  services: [
    'Aplicaciones web y móviles de principio a fin',
    'Automatización, despliegues y cuidado de servidores',
    'Adaptación de la tecnología a tus requerimientos',
    'Integración de inteligencia artificial y datos',
  ],
  contact: '¿Tienes un proyecto en mente? Cuéntanos de qué se trata y lo vemos contigo.',
  // links: [{ name: 'GitHub', href: 'https://…' }],
};

export const members = [
  {
    name: 'Ada Ejemplo',
    role: 'Fullstack Developer',
    roleLanguage: 'en',
    bio: 'Convierte ideas en interfaces claras y en servicios que las sostienen.',
    skills: ['TypeScript', 'React', 'Python', 'PostgreSQL'],
    avatar: avatarAda,
    links: {
      github: 'https://example.com/github/ada',
      gitlab: 'https://example.com/gitlab/ada',
      cv: 'https://example.com/cv/ada.pdf',
      linkedin: 'https://example.com/linkedin/ada',
    },
  },
  {
    name: 'Bruno Muestra',
    role: 'Fullstack Developer',
    roleLanguage: 'en',
    bio: 'Le gustan las API pequeñas, los datos ordenados y las pruebas rápidas.',
    skills: ['Rust', 'FastAPI', 'MongoDB', 'Vue'],
    links: {
      github: 'https://example.com/github/bruno',
      linkedin: 'https://example.com/linkedin/bruno',
      website: 'https://example.com/bruno',
    },
  },
  {
    name: 'Carla Prueba',
    role: 'System Admin',
    roleLanguage: 'en',
    bio: 'Mantiene los servidores en pie y los despliegues aburridos, como deben ser.',
    skills: ['Docker', 'SysAdmin', 'HAProxy', 'Traefik'],
    links: {
      gitlab: 'https://example.com/gitlab/carla',
      cv: 'https://example.com/cv/carla.pdf',
    },
  },
] satisfies Member[];

export const projects = [
  {
    id: 'geoapp',
    title: 'Geo App',
    desc:
      'Plataforma de administración de usuarios con geolocalización: altas, permisos y actividad sobre el mapa, '
      + 'en tiempo real.',
    tags: ['FastAPI', 'Rust', 'MongoDB', 'Geo'],
    images: [
      { ...geoapp1, text: 'Mapa de la ciudad con la posición de los usuarios y la lista de quienes están en línea' },
      { ...geoapp2, text: 'Tabla de usuarios con su rol, su zona, su última posición y su estado' },
      { ...geoapp3, text: 'Reportes por zona: totales, mapa de calor, actividad semanal y usuarios de cada zona' },
    ],
    link: 'proyectos?id=geoapp',
  },
] satisfies Project[];

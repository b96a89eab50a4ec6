// Content with the required fields only.
import type { Member, Project, Site } from '../kit';

export const site: Site = {
  url: 'https://example.com/',
  brand: 'Equipo',
  email: 'hola@example.com',
  title: 'Equipo',
  description: 'Equipo.',
  headline: 'Equipo',
  intro: 'Equipo.',
  services: [],
  contact: 'Escribe.',
};

export const members: Member[] = [];
export const projects: Project[] = [];

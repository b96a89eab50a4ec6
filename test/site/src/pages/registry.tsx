import type { FC } from 'react';
import { Invitation } from '../components/Invitation';
import { Members, Projects } from './sections';

/** What the sections of home and further pages show. src/words.ts lists both. */
export const registry: Record<string, FC> = {
  equipo: Members,
  proyectos: Projects,
  contacto: Invitation,
};

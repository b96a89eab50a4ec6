import type { FC } from 'react';
import { Invitation } from '../page/components/Invitation';
import { Members, Projects } from '../page/components/Members';

// The names of sections that structured data and the links to projects look for.
export const membersSection = 'equipo';
export const projectsSection = 'proyectos';

/** What the sections of home and further pages show. src/words.ts lists both. */
export const registry: Record<string, FC> = {
  [membersSection]: Members,
  [projectsSection]: Projects,
  contacto: Invitation,
};

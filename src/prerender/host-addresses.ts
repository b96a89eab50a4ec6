import { base } from 'prepared';
import { projectsForms } from '../pages/project-address';

export const lines = (...parts: string[]) => `${parts.join('\n')}\n`;

/** The addresses that take a project's id as a query. */
export const projectsAddresses = projectsForms.map((form) => base + form);

/** For a site with a base path: the addresses that redirect to it. */
export const entrances = base === '/' ? [] : ['/', base.slice(0, -1)];

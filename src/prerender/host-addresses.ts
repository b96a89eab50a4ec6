// What the hosts' files have in common.
import { base } from 'prepared';
import { projectsForms } from '../pages/project-address';

export const lines = (...parts: string[]) => `${parts.join('\n')}\n`;

/** The addresses at which a query asks for a project. */
export const projectsAddresses = projectsForms.map((form) => base + form);

/** For a site below a path: the addresses outside that lead to it. */
export const entrances = base === '/' ? [] : ['/', base.slice(0, -1)];

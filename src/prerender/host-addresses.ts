import { base } from 'prepared';
import { projectsPath } from '../words';

export const lines = (...parts: string[]) => `${parts.join('\n')}\n`;

/** The addresses that take a project's id as a query, in the forms that static hosts answer. */
export const projectsAddresses = [projectsPath, `${projectsPath}/`, `${projectsPath}.html`].map((form) => base + form);

/** For a site with a base path: the addresses that redirect to it. */
export const entrances = base === '/' ? [] : ['/', base.slice(0, -1)];

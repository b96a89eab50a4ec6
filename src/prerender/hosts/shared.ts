// What the hosts' files have in common.
import { base } from 'prepared';
import { projectsForms } from '../projects-forms.mjs';

export const lines = (...parts: string[]) => `${parts.join('\n')}\n`;

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A pattern of the addresses of a header rule's path. */
export const pattern = (path: string) =>
  path.endsWith('*') ? `^${escapeRegExp(base + path.slice(0, -1))}` : `^${escapeRegExp(base + path)}$`;

/** The addresses at which a query asks for a project. */
export const projectsAddresses = projectsForms.map((form) => base + form);

/** For a site below a path: the addresses outside that lead to it. */
export const entrances = base === '/' ? [] : ['/', base.slice(0, -1)];

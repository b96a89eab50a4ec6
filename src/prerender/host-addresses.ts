import { base } from 'prepared';
import { formerPaths } from '../pages/project-address';
import { projectIdPattern } from '../pages/project-id';
import { projectsPath } from '../words';

export const lines = (...parts: string[]) => `${parts.join('\n')}\n`;

/** A path as a regular expression. */
export const escapePattern = (path: string) => path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The addresses that take a project's id as a query, in the forms that static hosts answer. */
export const projectsAddresses = [projectsPath, `${projectsPath}/`, `${projectsPath}.html`].map((form) => base + form);

/** For a site with a base path: the addresses that redirect to it. */
export const entrances = base === '/' ? [] : ['/', base.slice(0, -1)];

/** A permanent redirect that keeps the query: the regular expression of a path, and the new path, in which `$1` is the id. */
export type Redirect = { from: string; to: string };

/** The redirects of addresses below former names of the projects' path. */
export const redirects: Redirect[] = formerPaths().map((path) => escapePattern(base + path)).flatMap((path) => [
  { from: `^${path}(?:\\.html|/(?:index(?:\\.html)?)?)?$`, to: base + projectsPath },
  { from: `^${path}/(${projectIdPattern.slice(1, -1)})(?:\\.html)?$`, to: `${base}${projectsPath}/$1` },
]);

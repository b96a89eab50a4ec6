// The addresses of projects below the base path.
import { formerProjectsPaths, projectsPath } from '../words';

/** The earlier names of the projects' path. */
export const formerPaths = () => formerProjectsPaths.filter((path) => path !== projectsPath);

/** A path below the base path, with the projects' path by its present name. */
export function renamed(path: string) {
  const [first = '', ...rest] = path.split('/');
  return formerPaths().includes(first) ? [projectsPath, ...rest].join('/') : path;
}

/** The address of a project by query, as in the content and, unless built with static addresses, in the address bar. */
export const projectQuery = (id: string) => `${projectsPath}?id=${id}`;

/** The id in the address of a project by query, with any name of the projects' path; undefined for other addresses. */
export function queriedId(address: string) {
  const [, path = '', id] = /^([^?]*)\?id=(.*)$/.exec(address) ?? [];
  return renamed(path) === projectsPath ? id : undefined;
}

/** The static address of a project, which every host answers. With `.html` it is the file of the page. */
export const projectFile = (id: string) => `${projectsPath}/${id}`;

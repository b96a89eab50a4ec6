// The addresses of projects below the base path.
import { projectsPath } from '../words';

/** The address of a project by query, as in the content and, unless built with static addresses, in the address bar. */
export const projectQuery = (id: string) => `${projectsPath}?id=${id}`;

/** The id in the address of a project by query; undefined for other addresses. */
export function queriedId(address: string) {
  const start = projectQuery('');
  return address.startsWith(start) ? address.slice(start.length) : undefined;
}

/** The static address of a project, which every host answers. With `.html` it is the file of the page. */
export const projectFile = (id: string) => `${projectsPath}/${id}`;

// The rules of addresses.

/** Decodes a part of an address, unless it is malformed. */
export function decode(part: string) {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Collapses doubled slashes, and removes one at the end. */
export const tidyPath = (path: string) => path.replace(/\/+/g, '/').replace(/(?<=.)\/$/, '');

/** The pattern of a project's id, which becomes part of a file name. */
export const projectIdPattern = '[a-z0-9-]{1,64}';

/** The path of projects below the base path. */
export const projectsPathOf = ({ projectsPath = 'proyectos' }: { projectsPath?: string }) => projectsPath;

/** The file of a project's page without `.html`, which is its static address. */
export const projectFile = (projectsPath: string, id: string) => `${projectsPath}/${id}`;

/** The address of a project by query, as in the content and, unless built with static addresses, in the address bar. */
export const projectQuery = (projectsPath: string, id: string) => `${projectsPath}?id=${id}`;

/** What is never served: configuration, dot files but for `/.well-known/`, and compressed files by name. */
export const neverServed = '/(_|\\.(?!well-known/))|\\.(br|gz)$';

/** Whether the link of a project leads to another site. Then the project has no page. */
export const leadsElsewhere = (link?: string): link is string => /^https?:/.test(link ?? '');

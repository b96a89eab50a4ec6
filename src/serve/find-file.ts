// Which file of the site answers an address, as its hosts choose it.
import { isProjectId, projectFile, projectsForms, projectsPath } from '../pages/project-address';

/** Where an address points: a path below the base, and the project it asks for. */
export type Target = { path: string; id: string };

/** Where an address points, or undefined when that is not below the base. Throws when the address is malformed. */
export function target(url: string, base: string): Target | undefined {
  if (!url.startsWith('/')) throw new Error('An address begins with a slash');
  const { pathname, searchParams } = new URL(`http://localhost${url}`); // so that two slashes name no other host
  const path = decodeURIComponent(pathname);
  return path.startsWith(base) ? { path: path.slice(base.length), id: searchParams.get('id') ?? '' } : undefined;
}

/** The name of the file that answers, or undefined. */
export function findFile(files: ReadonlyMap<string, unknown>, { path, id }: Target) {
  if (/^_|\.(br|gz)$/.test(path)) return; // what hosts read, and compressed forms of other files
  if (projectsForms.includes(path)) {
    const page = `${projectFile(id)}.html`;
    return isProjectId(id) && files.has(page) ? page : `${projectsPath}.html`;
  }
  const names = path === '' ? ['index.html'] : [path, `${path}.html`];
  return names.find((name) => files.has(name));
}

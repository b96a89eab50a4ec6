// Maps requests to files of the site, by the same rules as the hosts.
import { isProjectId, projectsForms } from '../pages/project-id';
import type { Redirect } from '../prerender/host-addresses';

/** The path of a request relative to the base path, its query with `?`, and the project id in it. */
export type Target = { path: string; search: string; id: string };

/** Parses a request URL. Returns undefined if it is outside the base path. Throws if it is malformed. */
export function parseTarget(url: string, base: string): Target | undefined {
  if (!url.startsWith('/')) throw new Error('An address begins with a slash');
  const { pathname, search, searchParams } = new URL(`http://localhost${url}`); // new URL('//x', base) would parse x as a host
  const path = decodeURIComponent(pathname);
  return path.startsWith(base) ? { path: path.slice(base.length), search, id: searchParams.get('id') ?? '' } : undefined;
}

/** The new address of a target that has moved, or undefined. */
export function movedTo(redirects: Redirect[], base: string, { path, search }: Target) {
  const redirect = redirects.find(({ from }) => new RegExp(from).test(base + path));
  return redirect && (base + path).replace(new RegExp(redirect.from), redirect.to) + search;
}

/** The path of the file for a request, or undefined. */
export function findFile(files: ReadonlyMap<string, unknown>, projectsPath: string, { path, id }: Target) {
  if (/(^|\/)(_|\.(?!well-known\/))|\.(br|gz)$/.test(path)) return; // configuration of hosts, and compressed versions of files
  if (projectsForms(projectsPath).includes(path)) {
    const page = `${projectsPath}/${id}.html`;
    return isProjectId(id) && files.has(page) ? page : `${projectsPath}.html`;
  }
  const names = path === '' ? ['index.html'] : [path, `${path}.html`, `${path.replace(/\/$/, '')}/index.html`];
  return names.find((name) => files.has(name));
}

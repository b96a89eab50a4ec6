// Maps requests to files of the site, by the same rules as the hosts.
import { isProjectId, projectsForms } from '../pages/project-id';
import type { ServedSite } from './handler';

/** The path of the file for the URL of a request, or undefined. Throws if the URL is malformed. */
export function findFile({ files, base, projectsPath }: ServedSite, url: string) {
  if (!url.startsWith('/')) throw new Error('An address begins with a slash');
  const { pathname, searchParams } = new URL(`http://localhost${url}`); // new URL('//x', base) would parse x as a host
  const address = decodeURIComponent(pathname);
  const isForHosts = /\/(_|\.(?!well-known\/))|\.(br|gz)$/.test(address); // configuration, and compressed versions
  if (!address.startsWith(base) || isForHosts) return;
  const path = address.slice(base.length);
  if (projectsForms(projectsPath).includes(path)) {
    const id = searchParams.get('id') ?? '';
    const page = `${projectsPath}/${id}.html`;
    return isProjectId(id) && files.has(page) ? page : `${projectsPath}.html`;
  }
  const names = path === '' ? ['index.html'] : [path, `${path}.html`, `${path.replace(/\/$/, '')}/index.html`];
  return names.find((name) => files.has(name));
}

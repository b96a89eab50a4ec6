// Maps requests to files of the site, by the same rules as the hosts.
import { projectsForms } from '../pages/project-id';
import type { ServedSite } from './handler';

/** The path of the file for the URL of a request, or undefined. Throws if the URL is malformed. */
export function findFile({ files, base, projectsPath }: ServedSite, url: string) {
  if (!url.startsWith('/')) throw new Error('An address begins with a slash');
  const { pathname, searchParams } = new URL(`http://localhost${url}`); // new URL('//x', base) would parse x as a host
  const address = decodeURIComponent(pathname);
  const isForHosts = /\/(_|\.(?!well-known\/))|\.(br|gz)$/.test(address); // configuration, and compressed versions
  if (!address.startsWith(base) || isForHosts) return;
  const path = address.slice(base.length);
  const names = projectsForms(projectsPath).includes(path)
    ? [`${projectsPath}/${searchParams.get('id') ?? ''}.html`, `${projectsPath}.html`]
    : [path || 'index.html', `${path}.html`, `${path.replace(/\/$/, '')}/index.html`];
  return names.find((name) => files.has(name));
}

import { projectIdPattern, signsPattern, tidyPath } from '../addresses';
import { neverServed } from './patterns';

/** The files of `dist/`, by path. */
export type Files = { files: ReadonlyMap<string, unknown>; base: string; projectsPath: string };

/** The file of a URL, if there is one. Throws if the URL is malformed. */
function findFile({ files, base, projectsPath }: Files, url: string) {
  if (!url.startsWith('/')) throw new Error('An address begins with a slash');
  const { pathname, searchParams } = new URL(`http://localhost${url}`); // new URL('//x', base) would parse x as a host
  const address = tidyPath(decodeURIComponent(pathname));
  if (!`${address}/`.startsWith(base) || RegExp(neverServed).test(address)) return;
  const path = address.slice(base.length);
  const withoutSigns = path.replace(RegExp(`(?<=^${projectsPath}/${projectIdPattern})${signsPattern}$`), '');
  const names = path.replace(/\.html$/, '') === projectsPath
    ? [`${projectsPath}/${searchParams.get('id') ?? ''}.html`, `${projectsPath}.html`]
    : [path || 'index.html', `${path}.html`, `${path}/index.html`, `${withoutSigns}.html`];
  return names.find((name) => files.has(name));
}

/** The file and the status of the answer to a request. */
export function fileFor(site: Files, url: string): [name: string, status: number] {
  try {
    const name = findFile(site, url);
    return name ? [name, 200] : ['404.html', 404];
  } catch {
    return ['404.html', 400]; // malformed
  }
}

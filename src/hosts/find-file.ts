import { projectIdPattern, suffixPattern, tidyPath } from '../addresses';
import { neverServed } from './patterns';

/** The files of `dist/`, by path, and the paths of projects below the base path, in each language. */
export type Files = { files: ReadonlyMap<string, unknown>; base: string; projectsPaths: string[] };

/** The file of a URL, if there is one. Throws if the URL is malformed. */
function findFile({ files, base, projectsPaths }: Files, url: string) {
  if (!url.startsWith('/')) throw new Error('An address begins with a slash');
  const { pathname, searchParams } = new URL(`http://localhost${url}`); // new URL('//x', base) would parse x as a host
  const address = tidyPath(decodeURIComponent(pathname));
  if (!`${address}/`.startsWith(base) || RegExp(neverServed).test(address)) return;
  const path = address.slice(base.length);
  const projects = projectsPaths.find((projectsPath) => path.replace(/\.html$/, '') === projectsPath);
  const withSigns = RegExp(`(?<=^(${projectsPaths.join('|')})/${projectIdPattern})${suffixPattern}$`);
  const withoutSigns = path.replace(withSigns, '');
  const names = projects
    ? [`${projects}/${searchParams.get('id') ?? ''}.html`, `${projects}.html`]
    : [path || 'index.html', `${path}.html`, `${path}/index.html`, `${withoutSigns}.html`];
  return names.find((name) => files.has(name));
}

/** The file and the status of the answer to a request. */
export function fileFor(site: Files, url: string): [name: string, status: number] {
  const [language] = url.slice(site.base.length).split('/');
  const notFound = site.files.has(`${language}/404.html`) ? `${language}/404.html` : '404.html';
  try {
    const name = findFile(site, url);
    return name ? [name, 200] : [notFound, 404];
  } catch {
    return ['404.html', 400]; // malformed
  }
}

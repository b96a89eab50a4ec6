import { projectIdPattern, suffixPattern, tidyPath } from '../addresses';
import { neverServed } from './patterns';

/** `projectsPaths` are those of all languages. */
export type Files = { files: ReadonlyMap<string, unknown>; base: string; projectsPaths: string[] };

/** Throws if the URL is malformed. */
function findFile({ files, base, projectsPaths }: Files, url: string) {
  if (!url.startsWith('/')) throw new Error('malformed');
  const { pathname, searchParams } = new URL(`http://localhost${url}`); // in new URL('//x', base), x is a host
  const address = tidyPath(decodeURIComponent(pathname));
  if (!`${address}/`.startsWith(base) || RegExp(neverServed).test(address)) return;
  const path = address.slice(base.length);
  const projects = projectsPaths.find((projectsPath) => path.replace(/\.html$/, '') === projectsPath);
  const suffix = RegExp(`(?<=^(${projectsPaths.join('|')})/${projectIdPattern})${suffixPattern}$`);
  const names = projects
    ? [`${projects}/${searchParams.get('id') ?? ''}.html`, `${projects}.html`]
    : [path || 'index.html', `${path}.html`, `${path}/index.html`, `${path.replace(suffix, '')}.html`];
  return names.find((name) => files.has(name));
}

/** The file and the status that answer a request. */
export function fileFor(site: Files, url: string): [name: string, status: number] {
  const [language] = url.slice(site.base.length).split('/');
  const notFound = site.files.has(`${language}/404.html`) ? `${language}/404.html` : '404.html';
  try {
    const name = findFile(site, url);
    return name ? [name, 200] : [notFound, 404];
  } catch {
    return ['404.html', 400];
  }
}

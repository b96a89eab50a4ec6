import { decode, parseUrl, tidyPath } from '../../model/urls';

export type ServedSite = { files: ReadonlyMap<string, Uint8Array>; sitePath: string };

/** A file that marks the folder of projects, the only one where `?id=ID` means ID.html. */
export const projectsMarkerFile = '_projects';

/** Matches files for hosts, such as `_headers`, which visitors must not get. */
const forHosts = /(^|\/)(_|\.(?!well-known\/))/;

/** Returns the file for a request: the path itself, or with `.html` or `/index.html`; for `?id=ID`, the project. */
export function resolveRequest({ files, sitePath }: ServedSite, url: string): [name: string, status: number] {
  const { pathname = '', searchParams } = parseUrl(`http://localhost${url}`) ?? {};
  const path = tidyPath(decode(pathname));
  const base = decode(sitePath);
  if (!`${path}/`.startsWith(base)) return ['404.html', 404];
  const file = path.slice(base.length);
  const id = (files.has(`${file}/${projectsMarkerFile}`) && searchParams?.get('id')) || '';
  const names = [`${file}/${id}.html`, file || 'index.html', `${file}.html`, `${file}/index.html`];
  const name = names.find((name) => files.has(name) && !forHosts.test(name));
  if (name) return [name, 200];
  const inLanguage = `${file.split('/')[0]}/404.html`;
  return [files.has(inLanguage) ? inLanguage : '404.html', 404];
}

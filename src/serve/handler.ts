// Answers requests for the files of the site, by the same rules and with the same headers as the hosts.
import type { RequestListener } from 'node:http';
import { neverServed, tidyPath } from '../pages/addresses';
import type { HeaderRule } from '../prerender/headers';
import { contentTypeOf } from '../prerender/media-types';

export type Files = { files: ReadonlyMap<string, unknown>; base: string; projectsPath: string };

/** The files of `dist/`, by path, and the rules of their headers. */
export type ServedSite = Omit<Files, 'files'> & { files: ReadonlyMap<string, Uint8Array>; rules: HeaderRule[] };

const matches = (rule: string, name: string) =>
  rule.endsWith('*') ? name.startsWith(rule.slice(0, -1)) : rule === name;

/** The headers of the file `name`, by the rules. A rule without paths is for files that no later one names. */
function headersOf(name: string, rules: HeaderRule[]) {
  const shortName = name === 'index.html' ? '' : name;
  const matching = rules.filter(({ paths }) => paths.length === 0 || paths.some((path) => matches(path, shortName)));
  return Object.assign({}, ...matching.map(({ headers }) => headers)) as Record<string, string>;
}

/** The path of the file for the URL of a request, or undefined. Throws if the URL is malformed. */
function findFile({ files, base, projectsPath }: Files, url: string) {
  if (!url.startsWith('/')) throw new Error('An address begins with a slash');
  const { pathname, searchParams } = new URL(`http://localhost${url}`); // new URL('//x', base) would parse x as a host
  const address = tidyPath(decodeURIComponent(pathname));
  if (!`${address}/`.startsWith(base) || RegExp(neverServed).test(address)) return;
  const path = address.slice(base.length);
  const names = path.replace(/\.html$/, '') === projectsPath
    ? [`${projectsPath}/${searchParams.get('id') ?? ''}.html`, `${projectsPath}.html`]
    : [path || 'index.html', `${path}.html`, `${path}/index.html`];
  return names.find((name) => files.has(name));
}

/** The path of the file that answers the URL of a request, and the status. */
export function fileFor(site: Files, url: string): [name: string, status: number] {
  try {
    const name = findFile(site, url);
    return name ? [name, 200] : ['404.html', 404];
  } catch {
    return ['404.html', 400]; // the address is malformed
  }
}

const encodings = [['br', '.br'], ['gzip', '.gz']] as const;

/** Returns the request handler of a site. It sends texts compressed, if the client accepts that. */
export const handler = (site: ServedSite): RequestListener => (request, response) => {
  const { files, rules } = site;
  const [name, status] = fileFor(site, request.url!);
  const isText = files.has(`${name}.br`);
  const accepted = `${request.headers['accept-encoding']}`.split(/\s*,\s*/);
  const [encoding, suffix = ''] = encodings.find(([encoding]) => isText && accepted.includes(encoding)) ?? [];
  const bytes = files.get(name + suffix)!;
  response.writeHead(status, {
    ...headersOf(name, rules),
    'Content-Type': contentTypeOf(name),
    'Content-Length': bytes.length,
    ...(isText && { Vary: 'Accept-Encoding' }),
    ...(encoding && { 'Content-Encoding': encoding }),
  });
  response.end(bytes); // without a body for HEAD
};

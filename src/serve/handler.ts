// The local server. It answers by the same rules as the hosts.
import type { RequestListener } from 'node:http';
import { neverServed, tidyPath } from '../pages/addresses';
import type { HeaderRule, Headers } from '../prerender/headers';
import { contentTypeOf } from '../prerender/media-types';

/** The files of `dist/`, by path. */
export type Files = { files: ReadonlyMap<string, unknown>; base: string; projectsPath: string };

export type ServedSite = Omit<Files, 'files'> & {
  files: ReadonlyMap<string, Uint8Array>;
  headers: { common: Headers; otherwise: Headers; rules: HeaderRule[] };
};

const matches = (path: string, name: string) =>
  path.endsWith('*') ? name.startsWith(path.slice(0, -1)) : path === name;

function headersOf(name: string, { common, otherwise, rules }: ServedSite['headers']): Headers {
  const rule = rules.find(({ paths }) => paths.some((path) => matches(path, name)));
  return { ...common, ...(rule?.headers ?? otherwise) };
}

/** Returns undefined if there is no file, and throws if the URL is malformed. */
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

export const handler = (site: ServedSite): RequestListener => (request, response) => {
  if (!['GET', 'HEAD'].includes(request.method!)) return void response.writeHead(405, { Allow: 'GET, HEAD' }).end();
  const { files, headers } = site;
  const [name, status] = fileFor(site, request.url!);
  const isText = files.has(`${name}.br`);
  const accepted = `${request.headers['accept-encoding']}`.split(/\s*,\s*/);
  const [encoding, suffix = ''] = encodings.find(([encoding]) => isText && accepted.includes(encoding)) ?? [];
  const bytes = files.get(name + suffix)!;
  response.writeHead(status, {
    ...headersOf(name, headers),
    'Content-Type': contentTypeOf(name),
    'Content-Length': bytes.length,
    ...(isText && { Vary: 'Accept-Encoding' }),
    ...(encoding && { 'Content-Encoding': encoding }),
  });
  response.end(bytes); // without a body for HEAD
};

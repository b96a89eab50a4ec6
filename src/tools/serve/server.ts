// Serves the files of a build from memory.
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import { extname } from 'node:path';
import { decode, parseUrl, tidyPath } from '../../model/urls';
import { UserError } from '../user-error';

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
  const names = [...(id ? [`${file}/${id}.html`] : []), file || 'index.html', `${file}.html`, `${file}/index.html`];
  const name = names.find((name) => files.has(name) && !forHosts.test(name));
  if (name) return [name, 200];
  const inLanguage = `${file.split('/')[0]}/404.html`;
  return [files.has(inLanguage) ? inLanguage : '404.html', 404];
}

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8', '.css': 'text/css; charset=utf-8', '.js': 'text/javascript; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8', '.xml': 'application/xml',
  '.svg': 'image/svg+xml', '.avif': 'image/avif', '.pdf': 'application/pdf', // browsers sniff all other types
  '.mp4': 'video/mp4', '.webm': 'video/webm',
};

export const handler = (site: ServedSite): RequestListener => (request, response) => {
  const [name, status] = resolveRequest(site, request.url!);
  const type = types[extname(name).toLowerCase()];
  const bytes = site.files.get(name)!;
  const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? []; // Safari plays videos in parts
  const part = bytes.subarray(Number(first ?? 0), last ? Number(last) + 1 : undefined);
  const isPart = first !== undefined && part.length > 0 && status === 200;
  response.writeHead(isPart ? 206 : status, {
    'Cache-Control': 'no-cache',
    'Content-Security-Policy': `frame-ancestors 'self'${/\.svg$/i.test(name) ? `; script-src 'none'` : ''}`,
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
    ...(type && { 'Content-Type': type }),
    ...(isPart && { 'Content-Range': `bytes ${first}-${Number(first) + part.length - 1}/${bytes.length}` }),
  });
  response.end(isPart ? part : bytes);
};

/** Prevents DNS rebinding: a website could resolve its own host name to this computer in order to read the site. */
const isOwnHost = (host = '') => /^(localhost|[\d.]+|\[[\da-f:.]+\])(:\d+)?$/i.test(host);

/** Listens on localhost, or on all interfaces, and prints the URLs. Port 0 selects a free port. */
export async function listen(handle: RequestListener, sitePath: string, port: string, isForNetwork = false) {
  const server = createServer((request, response) => {
    if (isOwnHost(request.headers.host)) return handle(request, response);
    response.writeHead(403).end('Open the site at localhost or at an IP address.');
  });
  try {
    await once(server.listen(Number(port), isForNetwork ? undefined : 'localhost'), 'listening');
  } catch (error) {
    const script = process.env.npm_lifecycle_event ?? 'start';
    const command = `npm run ${script} ${port === '3001' ? 3002 : 3001}`;
    throw new UserError(`Port ${port} cannot be used (${(error as Error).message}). Use another one: ${command}`);
  }
  const others = Object.values(networkInterfaces()).flatMap((addresses) => addresses!)
    .filter(({ family, internal }) => isForNetwork && family === 'IPv4' && !internal).map(({ address }) => address);
  for (const host of ['localhost', ...others]) {
    console.log(`http://${host}:${(server.address() as AddressInfo).port}${sitePath}`);
  }
  return server;
}

// The local server: serves the files of the site with the same headers as the hosts.
import { createServer, type RequestListener, type Server } from 'node:http';
import { networkInterfaces } from 'node:os';
import { Mistake } from '../build/mistake';
import type { Redirect } from '../prerender/host-addresses';
import { findFile, movedTo, parseTarget } from './find-file';
import { type Headers, headersOf, type Request, type Response, sendFile, type Served } from './send-file';

function sendText(response: Response, status: number, text: string, headers: Headers) {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', ...headers });
  response.end(`${text}\n`);
}

export type ServedSite = Served & { base: string; projectsPath: string; redirects: Redirect[] };

/** Returns the request handler of a site. */
export const handler = (site: ServedSite) => (request: Request, response: Response) => {
  const { method, url = '/' } = request;
  const headers = headersOf('404.html', site.rules);
  if (method !== 'GET' && method !== 'HEAD') return sendText(response, 405, 'Method not allowed', { ...headers, Allow: 'GET, HEAD' });
  let target;
  try {
    target = parseTarget(url, site.base);
  } catch {
    return sendText(response, 400, 'Malformed address', headers);
  }
  if (!target && ['/', site.base.slice(0, -1)].includes(url.replace(/\?.*/, ''))) return sendText(response, 302, site.base, { ...headers, Location: site.base });
  const moved = target && movedTo(site.redirects, site.base, target);
  if (moved) return sendText(response, 301, moved, { 'Cache-Control': 'no-cache', ...headers, Location: moved });
  const name = target && findFile(site.files, site.projectsPath, target);
  if (name) sendFile(request, response, name, 200, site);
  else sendFile(request, response, '404.html', 404, site);
};

type Started = { command?: string; isForNetwork?: boolean };

/**
 * Listens on `port`, on the loopback interface or, if `isForNetwork`, on all. Rejects with a Mistake if the port is invalid
 * or busy; `command` is the command that it suggests to run with another port.
 */
export async function listen(handle: RequestListener, port: string, { command = 'npm start', isForNetwork = false }: Started = {}) {
  if (!/^\d+$/.test(port) || Number(port) > 65535) {
    throw new Mistake(`The port must be a number from 0 to 65535, not ${JSON.stringify(port)}.`);
  }
  return new Promise<Server>((resolve, reject) => {
    const server = createServer(handle);
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') reject(new Mistake(`Port ${port} is busy. Choose another: ${command} ${Number(port) + 1}`));
      else reject(new Mistake(`The server could not listen on port ${port}: ${error.message}.`));
    });
    server.listen(Number(port), isForNetwork ? undefined : '127.0.0.1', () => resolve(server));
  });
}

function boundAddress(server: Server) {
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('The server listens on no port');
  return address;
}

/** The port that a server listens on. */
export const portOf = (server: Server) => boundAddress(server).port;

/** The addresses of a site with the base path `base`: localhost and, if the server listens there, those in the network. */
export function addressesOf(server: Server, base: string) {
  const { address, port } = boundAddress(server);
  const isForNetwork = address !== '127.0.0.1';
  const others = Object.values(networkInterfaces()).flatMap((known = []) => known).filter(({ family, internal }) => family === 'IPv4' && !internal);
  const hosts = ['localhost', ...(isForNetwork ? others.map(({ address }) => address) : [])];
  return hosts.map((host) => `http://${host}:${port}${base}`);
}

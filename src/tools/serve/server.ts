// Serves the files of dist/.
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import { extname } from 'node:path';
import { fileFor, type ServedSite } from '../common/file-for';
import { Mistake } from '../common/mistake';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8', '.css': 'text/css; charset=utf-8', '.js': 'text/javascript; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8', '.xml': 'application/xml',
  '.svg': 'image/svg+xml', '.avif': 'image/avif', '.pdf': 'application/pdf', // others are known by their first bytes
};

const headers = { 'Cache-Control': 'no-cache', 'Content-Security-Policy': `frame-ancestors 'self'` };

export const handler = (site: ServedSite): RequestListener => (request, response) => {
  const [name, status] = fileFor(site, request.url!);
  const type = types[extname(name)];
  response.writeHead(status, { ...headers, ...(type && { 'Content-Type': type }) });
  response.end(site.files.get(name));
};

/** Listens on loopback, or on all interfaces, and prints the addresses. Port 0 is a free one. */
export async function listen(handle: RequestListener, sitePath: string, port: string, isForNetwork = false) {
  const server = createServer(handle);
  try {
    await once(server.listen(Number(port), isForNetwork ? undefined : '127.0.0.1'), 'listening');
  } catch (error) {
    throw new Mistake(`Port ${port} cannot be used (${(error as Error).message}). Add another to the command: 3001.`);
  }
  const { port: usedPort } = server.address() as AddressInfo;
  const others = isForNetwork ? Object.values(networkInterfaces()).flatMap((all) => all!) : [];
  const hosts = others.filter(({ family, internal }) => family === 'IPv4' && !internal).map(({ address }) => address);
  for (const host of ['127.0.0.1', ...hosts]) console.log(`http://${host}:${usedPort}${sitePath}`);
  return server;
}

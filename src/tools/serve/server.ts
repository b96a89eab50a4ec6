import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import { Mistake } from '../common/mistake';

/** Listens on loopback or, if `isForNetwork`, on all interfaces. Rejects with a Mistake. */
export async function listen(handle: RequestListener, port: string, isForNetwork = false) {
  if (!/^\d+$/.test(port) || Number(port) > 65535) {
    throw new Mistake(`The port must be a number from 0 to 65535, not ${JSON.stringify(port)}.`);
  }
  const server = createServer(handle).listen(Number(port), isForNetwork ? undefined : '127.0.0.1');
  await once(server, 'listening').catch(({ code, message }: NodeJS.ErrnoException) => {
    const why = code === 'EADDRINUSE' ? 'is busy' : `fails: ${message}`;
    const other = Number(port) + (port === '65535' ? -1 : 1);
    throw new Mistake(`Port ${port} ${why}; write another after the command, like ${other}.`);
  });
  return server;
}

/** The addresses of a site, including those in the network if the server listens there. */
export function addressesOf(server: Server, base: string) {
  const { address, port } = server.address() as AddressInfo;
  const interfaces = address === '127.0.0.1' ? [] : Object.values(networkInterfaces()).flatMap((all) => all!);
  const others = interfaces.filter(({ family, internal }) => family === 'IPv4' && !internal);
  return ['localhost', ...others.map(({ address }) => address)].map((host) => `http://${host}:${port}${base}`);
}

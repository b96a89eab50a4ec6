import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import { Mistake } from '../common/mistake';

/** Listens on loopback, or on all interfaces. Rejects with a Mistake. */
export async function listen(handle: RequestListener, port = process.env.PORT || '3000', isForNetwork = false) {
  try {
    const server = createServer(handle).listen(Number(port), isForNetwork ? undefined : '127.0.0.1');
    await once(server, 'listening');
    return server;
  } catch (error) {
    const other = (Number(port) || 3000) + 1;
    const { message } = error as Error;
    throw new Mistake(`Port ${port} cannot be used; write another after the command, like ${other}. (${message})`);
  }
}

/** The addresses of a site, also in the network if the server listens there. */
export function addressesOf(server: Server, base: string) {
  const { address, port } = server.address() as AddressInfo;
  const interfaces = address === '127.0.0.1' ? [] : Object.values(networkInterfaces()).flatMap((all) => all!);
  const others = interfaces.filter(({ family, internal }) => family === 'IPv4' && !internal);
  return ['localhost', ...others.map(({ address }) => address)].map((host) => `http://${host}:${port}${base}`);
}

import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { listen } from '../../../src/tools/serve/server';

export const portOf = (server: Server) => (server.address() as AddressInfo).port;

export async function freePort() {
  const server = await listen(() => {}, '0');
  const port = portOf(server);
  await new Promise((resolve) => server.close(resolve));
  return port;
}

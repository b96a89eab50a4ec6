import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The port that a server listens on. */
export const portOf = (server: Server) => (server.address() as AddressInfo).port;

import { Server } from 'node:net';
import { networkInterfaces } from 'node:os';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { addressesOf, listen } from '../../../src/tools/serve/server';
import { portOf } from './port-of';

// The addresses of this machine in its networks. A sandbox may have none.
const others = Object.values(networkInterfaces()).flatMap((all) => all!)
  .filter(({ family, internal }) => family === 'IPv4' && !internal).map(({ address }) => address);

test.each([['', '3000'], ['70000', '70000']])('with PORT=%s, the port is %s', async (given, port) => {
  vi.stubEnv('PORT', given);
  vi.spyOn(Server.prototype, 'listen').mockImplementation(() => { throw new Error('busy'); });
  onTestFinished(() => {
    vi.restoreAllMocks();
    vi.unstubAllEnvs();
  });
  await expect(listen(() => {})).rejects.toThrow(`Port ${port} cannot be used`);
});

const open: { close(): void }[] = [];
afterEach(() => open.splice(0).forEach((server) => server.close()));

const answers = (address: string) => fetch(address).then(({ status }) => status === 200, () => false);
const start = async (isForNetwork?: boolean) => {
  const server = await listen((_, response) => void response.end(), '0', isForNetwork);
  open.push(server);
  return server;
};

test('the local server listens on the loopback interface only (S5)', async () => {
  const server = await start();
  expect(addressesOf(server, '/web/')).toEqual([`http://localhost:${portOf(server)}/web/`]);
  expect(await answers(`http://localhost:${portOf(server)}/`)).toBe(true);
  for (const other of others) expect(await answers(`http://${other}:${portOf(server)}/`), other).toBe(false);
});

test('the local server listens on the network if it should', async () => {
  const server = await start(true);
  const addresses = addressesOf(server, '/web/');
  expect(addresses).toEqual(['localhost', ...others].map((host) => `http://${host}:${portOf(server)}/web/`));
  for (const address of addresses) expect(await answers(address), address).toBe(true);
});

test('a port that is busy or not valid is refused in a sentence (S5)', async () => {
  const port = portOf(await start());
  await expect(listen(() => {}, `${port}`)).rejects.toThrow(
    `Port ${port} cannot be used; write another after the command, like ${port + 1}. (listen EADDRINUSE`);
  for (const wrong of ['x', '-1', '65536']) {
    await expect(listen(() => {}, wrong)).rejects.toThrow(`Port ${wrong} cannot be used; `);
  }
});

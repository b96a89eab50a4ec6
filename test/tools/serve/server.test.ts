import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type RequestListener } from 'node:http';
import { networkInterfaces } from 'node:os';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Mistake } from '../../../src/tools/mistake';
import { handler, listen } from '../../../src/tools/serve/server';
import { portOf } from './port-of';

const site = { sitePath: '/web/', files: new Map([['assets/main.js', Buffer.from('assets/main.js')]]) };

/** Returns the port, and the addresses that are printed. */
async function start(handle: RequestListener, isForNetwork?: boolean) {
  const log = vi.spyOn(console, 'log').mockReturnValue();
  const servers = await listen(handle, '/web/', '0', isForNetwork);
  onTestFinished(() => servers.forEach((server) => server.close()));
  return { port: portOf(servers[0]!), printed: log.mock.calls.map(([address]) => `${address}`) };
}

test.each([['GET', 'assets/main.js'], ['HEAD', '']])('%s gets type and policy (S2, S5)', async (method, text) => {
  const { printed: [home] } = await start(handler(site));
  const answer = await fetch(`${home}assets/main.js`, { method });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/javascript; charset=utf-8']);
  expect(answer.headers.get('content-security-policy')).toBe("frame-ancestors 'self'"); // as src/hosts/ says
  expect(await answer.text()).toBe(text);
});

const others = Object.values(networkInterfaces()).flatMap((all) => all!)
  .filter(({ family, internal }) => family === 'IPv4' && !internal).map(({ address }) => address);

test.each([false, true])('the addresses that are printed answer, and no others; network: %s (S5)', async (isFor) => {
  const { port, printed } = await start((_, response) => void response.end(), isFor);
  expect(printed).toEqual(['localhost', ...(isFor ? others : [])].map((host) => `http://${host}:${port}/web/`));
  for (const host of ['127.0.0.1', '[::1]', ...others]) {
    const isHeard = isFor || !others.includes(host);
    expect(await fetch(`http://${host}:${port}/web/`).then(() => true, () => false), host).toBe(isHeard);
  }
});

test('no script runs in a drawing (S2)', async () => {
  const { printed: [home] } = await start(handler({ sitePath: '/web/', files: new Map([['a.SVG', Buffer.from('')]]) }));
  const { headers } = await fetch(`${home}a.SVG`);
  expect(headers.get('content-security-policy')).toBe("frame-ancestors 'self'; script-src 'none'");
});

test.each([
  ['localhost', 200], ['LOCALHOST:3000', 200], ['192.168.0.7:3000', 200], ['[fe80::1]:3000', 200], ['[::1]', 200],
  ['a.example', 403], ['localhost.a.example:3000', 403], ['127.0.0.1.a.example', 403], ['10.a:1', 403],
])('the host %j gets %i (S5)', async (host, status) => {
  const { port } = await start((_, response) => void response.end());
  const [answer] = await once(get({ port, headers: { host } }), 'response') as [IncomingMessage];
  expect(answer.resume().statusCode).toBe(status);
});

test('a port on which another server listens at [::1] is busy (S5)', async () => {
  const other = createServer().listen(0, '::1');
  onTestFinished(() => void other.close());
  await once(other, 'listening');
  await expect(listen(() => {}, '/', `${portOf(other)}`)).rejects.toBeInstanceOf(Mistake);
  await expect(fetch(`http://127.0.0.1:${portOf(other)}`)).rejects.toThrow(); // the command ends
});

test('a port that is busy, or none, is a mistake (S5)', async () => {
  vi.stubEnv('npm_lifecycle_event', 'dev');
  onTestFinished(() => void vi.unstubAllEnvs());
  for (const port of [`${(await start(() => {})).port}`, 'x', '65536']) {
    await expect(listen(() => {}, '/', port)).rejects.toThrow('npm run dev 3001');
  }
});

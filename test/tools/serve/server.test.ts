import type { RequestListener } from 'node:http';
import { networkInterfaces } from 'node:os';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Mistake } from '../../../src/tools/common/mistake';
import { handler, listen } from '../../../src/tools/serve/server';
import { portOf } from './port-of';

const site = { sitePath: '/web/', files: new Map([['assets/main.js', Buffer.from('assets/main.js')]]) };

/** Returns the port, and the addresses that are printed. */
async function start(handle: RequestListener, isForNetwork?: boolean) {
  const log = vi.spyOn(console, 'log').mockReturnValue();
  onTestFinished(() => log.mockRestore());
  const server = await listen(handle, '/web/', '0', isForNetwork);
  onTestFinished(() => void server.close());
  return { port: portOf(server), printed: log.mock.calls.map(([address]) => `${address}`) };
}

test.each([['GET', 'assets/main.js'], ['HEAD', '']])('%s gets the type and the policy (S2, S5)', async (method, text) => {
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
  expect(printed).toEqual(['127.0.0.1', ...(isFor ? others : [])].map((host) => `http://${host}:${port}/web/`));
  for (const address of ['127.0.0.1', ...others].map((host) => `http://${host}:${port}/web/`)) {
    expect(await fetch(address).then(() => true, () => false), address).toBe(printed.includes(address));
  }
});

test('a port that is busy, or none, is a mistake (S5)', async () => {
  for (const port of [`${(await start(() => {})).port}`, 'x', '65536']) {
    await expect(listen(() => {}, '/', port)).rejects.toBeInstanceOf(Mistake);
  }
});

import type { RequestListener } from 'node:http';
import { networkInterfaces } from 'node:os';
import { expect, onTestFinished, test, vi } from 'vitest';
import { fileFor, handler, listen } from '../../../src/tools/serve/server';
import { escaping, forHosts, missing, pagesOf } from './addresses';
import { portOf } from './port-of';

const names = ['index.html', 'proyectos.html', 'proyectos/index.html', 'proyectos/geoapp.html',
  'proyectos/geoapp/index.html', '404.html', 'en/404.html', 'assets/main.js', '.well-known/security.txt', ...forHosts];
const siteAt = (sitePath: string) => ({ sitePath, files: new Map(names.map((name) => [name, Buffer.from(name)])) });

test.each(['/', '/web/'])('any form of an address below %s finds its page, no other does (E12, E14)', (sitePath) => {
  const pages = { ...pagesOf('geoapp'), '.well-known/security.txt': '.well-known/security.txt' };
  for (const [path, file] of Object.entries(pages)) {
    const [name, status] = fileFor(siteAt(sitePath), sitePath + path);
    expect([name.replace('/index.html', '.html'), status], path).toEqual([file, 200]);
  }
  for (const path of [...missing, ...forHosts, ...escaping]) {
    expect(fileFor(siteAt(sitePath), sitePath + path), path).toEqual(['404.html', 404]);
  }
});

test.each([
  ['/web', 'index.html'], ['//web//', 'index.html'], ['/web/en/nada', 'en/404.html'], ['/', '404.html'],
  ['/we', '404.html'], ['//', '404.html'], ['*', '404.html'], ['/web/../index.html', '404.html'],
])('below /web/, %s is %s (E11, E13, U6)', (url, name) => expect(fileFor(siteAt('/web/'), url)[0]).toBe(name));

/** Returns the port, and the addresses that are printed. */
async function start(handle: RequestListener, isForNetwork?: boolean) {
  const log = vi.spyOn(console, 'log').mockReturnValue();
  onTestFinished(() => log.mockRestore());
  const server = await listen(handle, '/web/', '0', isForNetwork);
  onTestFinished(() => void server.close());
  return { port: portOf(server), printed: log.mock.calls.map(([address]) => `${address}`) };
}

test.each([['GET', 'assets/main.js'], ['HEAD', '']])('%s is answered with the type (S5)', async (method, text) => {
  const { printed: [home] } = await start(handler(siteAt('/web/')));
  const answer = await fetch(`${home}assets/main.js`, { method });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/javascript; charset=utf-8']);
  expect(await answer.text()).toBe(text);
});

const others = Object.values(networkInterfaces()).flatMap((all) => all!)
  .filter(({ family, internal }) => family === 'IPv4' && !internal).map(({ address }) => address);

test.each([false, true])('the addresses that are printed answer, and no others; network: %s (S5)', async (isFor) => {
  const { port, printed } = await start((_, response) => void response.end(), isFor);
  expect(printed).toEqual(['localhost', ...(isFor ? others : [])].map((host) => `http://${host}:${port}/web/`));
  for (const address of ['localhost', ...others].map((host) => `http://${host}:${port}/web/`)) {
    expect(await fetch(address).then(() => true, () => false), address).toBe(printed.includes(address));
  }
});

test('a port that is busy, or none, is a mistake (S5)', async () => {
  for (const port of [`${(await start(() => {})).port}`, 'x', '65536']) {
    await expect(listen(() => {}, '/', port)).rejects.toMatchObject({ name: 'Mistake' });
  }
});

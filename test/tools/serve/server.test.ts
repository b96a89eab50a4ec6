import { once } from 'node:events';
import { get, type IncomingMessage, type RequestListener } from 'node:http';
import { networkInterfaces } from 'node:os';
import { expect, onTestFinished, test, vi } from 'vitest';
import { resolveRequest } from '../../../src/tools/build/resolve-request';
import { handler, listen } from '../../../src/tools/serve/server';
import { escaping, forHosts, missing, pagesOf } from './addresses';
import { portOf } from './port-of';

const site = { sitePath: '/web/', files: new Map([['a.js', Buffer.from('a()')], ['a.SVG', Buffer.from('<svg/>')]]) };

/** Starts a server. Returns its port and the printed URLs. */
async function start(handle: RequestListener, isForNetwork?: boolean) {
  const log = vi.spyOn(console, 'log').mockReturnValue();
  const server = await listen(handle, '/web/', '0', isForNetwork);
  onTestFinished(() => void server.close());
  return { port: portOf(server), printed: log.mock.calls.map(([address]) => `${address}`) };
}

test.each([
  ['GET', 'a.js', 'a()', 'text/javascript; charset=utf-8', "frame-ancestors 'self'"],
  ['HEAD', 'a.js', '', 'text/javascript; charset=utf-8', "frame-ancestors 'self'"],
  ['GET', 'a.SVG', '<svg/>', null, "frame-ancestors 'self'; script-src 'none'"], // no script runs in an SVG
])('the response to %s %s has a content type and a policy (S2, S5)', async (method, path, text, type, policy) => {
  const { printed: [home] } = await start(handler(site));
  const answer = await fetch(home + path, { method });
  expect(answer.headers.get('content-type')).toBe(type);
  expect(answer.headers.get('content-security-policy')).toBe(policy); // as src/hosts/ says
  expect(await answer.text()).toBe(text);
});

const others = Object.values(networkInterfaces()).flatMap((all) => all!)
  .filter(({ family, internal }) => family === 'IPv4' && !internal).map(({ address }) => address);

test.each([false, true])('only the printed URLs respond; for the network: %s (S5)', async (isFor) => {
  const { port, printed } = await start((_, response) => void response.end(), isFor);
  expect(printed).toEqual(['localhost', ...(isFor ? others : [])].map((host) => `http://${host}:${port}/web/`));
  for (const host of ['localhost', ...others]) {
    const isReachable = isFor || !others.includes(host);
    expect(await fetch(`http://${host}:${port}/web/`).then(() => true, () => false), host).toBe(isReachable);
  }
});

test.each([
  ['localhost', 200], ['192.168.0.7:3000', 200], ['[fe80::1]:3000', 200], ['localhost.a.example:3000', 403],
])('requests for the host %j get the status %i (S5)', async (host, status) => {
  const { port } = await start((_, response) => void response.end());
  const [answer] = await once(get({ host: 'localhost', port, headers: { host } }), 'response') as [IncomingMessage];
  expect(answer.resume().statusCode).toBe(status);
});

test('a port that is in use or invalid is a mistake (S5)', async () => {
  vi.stubEnv('npm_lifecycle_event', 'dev');
  onTestFinished(() => void vi.unstubAllEnvs());
  for (const port of [`${(await start(() => {})).port}`, 'x', '65536']) {
    await expect(listen(() => {}, '/', port)).rejects.toThrow('npm run dev 3001');
  }
});

const names = ['index.html', 'proyectos.html', 'proyectos/index.html', 'proyectos/geoapp.html',
  'proyectos/geoapp/index.html', 'proyectos/_projects', 'blog.html', 'blog/primero.html', 'blog/404/index.html',
  '404.html', 'en/404.html', 'assets/main.js', '.well-known/security.txt', ...forHosts];
const siteAt = (sitePath: string) => ({ sitePath, files: new Map(names.map((name) => [name, Buffer.from(name)])) });

test.each(['/', '/web/'])('below %s, only the forms of the URL of a page find it (E12, E14)', (sitePath) => {
  const pages = { ...pagesOf('geoapp'), '.well-known/security.txt': '.well-known/security.txt' };
  for (const [path, file] of Object.entries(pages)) {
    const [name, status] = resolveRequest(siteAt(sitePath), sitePath + path);
    expect([name.replace('/index.html', '.html'), status], path).toEqual([file, 200]);
  }
  for (const path of [...missing, ...forHosts, ...escaping]) {
    expect(resolveRequest(siteAt(sitePath), sitePath + path), path).toEqual(['404.html', 404]);
  }
});

test.each([
  ['/web', 'index.html'], ['//web//', 'index.html'], ['/web/en/nada', 'en/404.html'], ['/', '404.html'],
  ['/we', '404.html'], ['*', '404.html'], ['/web/../index.html', '404.html'],
])('for a site at /web/, %s is %s (E11, E13, U6)', (url, name) =>
  expect(resolveRequest(siteAt('/web/'), url)[0]).toBe(name));

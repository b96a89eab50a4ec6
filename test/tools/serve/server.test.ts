import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { get, type IncomingMessage, type RequestListener } from 'node:http';
import { syncBuiltinESMExports } from 'node:module';
import os from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { handler, listen, resolveRequest } from '../../../src/tools/serve/server';
import { escaping, forHosts, missing, pagesOf } from '../../fixtures/addresses';
import { portOf } from '../../fixtures/ports';

const types = {
  'a.html': 'text/html; charset=utf-8', 'a.css': 'text/css; charset=utf-8', 'a.js': 'text/javascript; charset=utf-8',
  'a.txt': 'text/plain; charset=utf-8', 'a.xml': 'application/xml', 'a.SVG': 'image/svg+xml', 'a.avif': 'image/avif',
  'a.pdf': 'application/pdf', 'a.mp4': 'video/mp4', 'a.webm': 'video/webm',
};
const texts = { ...types, 'a.mp4': '0123456789', '404.html': 'no' };
const files = new Map(Object.entries(texts).map(([name, text]) => [name, Buffer.from(text)]));
const site = { sitePath: '/web/', files };

/** Starts a server. Returns it, its port and the printed URLs. */
async function start(handle: RequestListener, isForNetwork?: boolean) {
  const log = vi.spyOn(console, 'log').mockReturnValue();
  const server = await listen(handle, '/web/', '0', isForNetwork);
  onTestFinished(() => void server.close());
  return { server, port: portOf(server), printed: log.mock.calls.map(([address]) => `${address}`) };
}

test.each(Object.entries(types))('%s is served as %s, with the headers of hosts (S2, S5)', async (name, type) => {
  const { printed: [home] } = await start(handler(site));
  const answer = await fetch(home + name);
  expect(answer.headers.get('content-type')).toBe(type); // browsers may not guess it
  const policy = `frame-ancestors 'self'${name === 'a.SVG' ? "; script-src 'none'" : ''}`; // no script runs in an SVG
  const [, rules] = readFileSync(join(import.meta.dirname, '../../../src/hosts/_headers'), 'utf8').split(/^\S.*\n/m);
  for (const [, header, value] of rules!.matchAll(/^ +([\w-]+): (.+)$/gm)) {
    expect(answer.headers.get(header!), header).toBe(header === 'Content-Security-Policy' ? policy : value);
  }
  expect(await answer.text()).toBe(texts[name as keyof typeof types]);
});

test.each([
  ['a', '0-1', 206, '01', 'bytes 0-1/10'], ['a', '8-99', 206, '89', 'bytes 8-9/10'],
  ['a', '7-', 206, '789', 'bytes 7-9/10'], ['a', '10-', 200, '0123456789', null], ['b', '0-1', 404, 'no', null],
])('a request for %s.mp4 and the bytes %s gets the status %i and %s (S5, S8)', async (name, range, ...found) => {
  const { printed: [home] } = await start(handler(site));
  const answer = await fetch(`${home}${name}.mp4`, { headers: { range: `bytes=${range}` } });
  expect([answer.status, await answer.text(), answer.headers.get('content-range')]).toEqual(found);
});

test.each([
  ['by default', ['localhost'], /^(127\.0\.0\.1|::1)$/, undefined],
  ['in a network', ['localhost', '192.168.0.7'], /^(0\.0\.0\.0|::)$/, true],
])('%s, the server prints its URLs at %j, and listens at %s (S5)', async (_, hosts, address, isForNetwork) => {
  const at = (address: string, family: string, internal = false) => ({ address, family, internal });
  const addresses = [at('127.0.0.1', 'IPv4', true), at('192.168.0.7', 'IPv4'), at('fe80::1', 'IPv6')];
  vi.spyOn(os, 'networkInterfaces').mockReturnValue({ eth0: addresses as os.NetworkInterfaceInfo[] });
  syncBuiltinESMExports();
  const { port, printed, server } = await start((_, response) => void response.end(), isForNetwork);
  expect(printed).toEqual(hosts.map((host) => `http://${host}:${port}/web/`));
  expect(server.address()).toMatchObject({ address: expect.stringMatching(address) });
  expect((await fetch(printed[0]!)).status).toBe(200);
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
])('in a site at /web/, a request for %s gets %s (E11, E13, U6)', (url, name) =>
  expect(resolveRequest(siteAt('/web/'), url)[0]).toBe(name));

import { describe, expect, test } from 'vitest';
import { handler } from '../../src/serve/handler';
import { listen } from '../../src/serve/server';
import { portOf } from '../port-of';
import { ask, type Served } from './ask';

const bytes = (text: string) => new TextEncoder().encode(text);
const site: Served = {
  base: '/',
  projectsPath: 'proyectos',
  rules: [
    { paths: ['*'], headers: { 'X-Common': 'all' } },
    { paths: ['index.html', 'proyectos/*', '404.html'], headers: { 'X-Kind': 'page' } },
    { paths: ['assets/*'], headers: { 'X-Kind': 'asset' } },
  ],
  files: new Map([
    'index.html', 'proyectos.html', 'proyectos/index.html', 'proyectos/uno.html', '404.html', 'assets/main.js',
    'assets/main.js.br', 'assets/main.js.gz', 'assets/a.avif', '_headers', '_redirects', 'site.webmanifest',
  ].map((path) => [path, bytes(`0123456789 ${path}`)])),
};
const below = { ...site, base: '/web/' };

const nameOf = ({ body }: ReturnType<typeof ask>) =>
  new TextDecoder().decode(body as Uint8Array).slice('0123456789 '.length);

describe('the local server serves the files of the site only (S5)', () => {
  test.each([
    ['/', 'index.html'],
    ['/?utm=1', 'index.html'],
    ['/index.html', 'index.html'],
    ['/assets/main.js', 'assets/main.js'],
    ['/assets/%6dain.js', 'assets/main.js'],
    ['/proyectos/uno', 'proyectos/uno.html'],
    ['/proyectos?id=uno', 'proyectos/uno.html'],
    ['/proyectos', 'proyectos.html'],
    ['/proyectos?id=nada', 'proyectos.html'],
    ['/proyectos?id=../404', 'proyectos.html'],
    ['/proyectos?id=..%2F404', 'proyectos.html'],
    ['/proyectos/uno/', 'proyectos/uno.html'],
    ['/proyectos/?id=uno', 'proyectos/uno.html'],
    ['//proyectos?id=uno', 'proyectos/uno.html'],
    ['//', 'index.html'],
  ])('%s is %s', (address, name) => {
    const answer = ask(site, address);
    expect([answer.status, nameOf(answer)]).toEqual([200, name]);
  });

  test.each([
    '/nada', '/../package.json', '/%2e%2e/package.json', '/..%2fpackage.json', '/assets/../../package.json', '/assets/',
    '/_headers', '/_redirects', '/assets/main.js.br', '/assets/main.js.br/', '/PROYECTOS', '/.git', '/%00', '/__proto__',
  ])('%s gets 404.html', (address) => {
    const answer = ask(site, address);
    expect([answer.status, nameOf(answer), answer.headers['x-kind']]).toEqual([404, '404.html', 'page']);
  });

  test.each(['/%', '/%E0%A4%A', 'http://[', '*'])('%s is malformed', (address) => {
    expect(ask(site, address).status).toBe(400);
  });

  test('with a base path, nothing outside it is served', () => {
    expect(['/web/', '/web', '//web//'].map((address) => nameOf(ask(below, address)))).toEqual(
      Array(3).fill('index.html'),
    );
    expect(nameOf(ask(below, '/web/proyectos?id=uno'))).toBe('proyectos/uno.html');
    const others = ['/', '/index.html', '/webs', '/webs/index.html', '/web/../index.html', '/web/_headers'];
    for (const address of others) expect(ask(below, address).status, address).toBe(404);
  });
});

test('a malformed address is answered with 404.html and its headers (S3)', () => {
  const answer = ask(site, '/%');
  expect([nameOf(answer), answer.headers['x-common'], answer.headers['x-kind']]).toEqual(['404.html', 'all', 'page']);
});

describe('the local server follows HTTP (S5)', () => {
  test('sends type and length of a file, and its headers (S3)', () => {
    expect(ask(site, '/assets/a.avif').headers).toEqual({
      'content-type': 'image/avif', 'content-length': 24, 'x-common': 'all', 'x-kind': 'asset',
    });
    expect(ask(site, '/').headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'x-kind': 'page' });
    const { headers } = ask(site, '/site.webmanifest');
    expect(headers['content-type']).toBe('application/manifest+json; charset=utf-8');
  });

  test('answers HEAD like GET, without the body', async () => {
    const server = await listen(handler(site), '0');
    const send = async (method: string) => {
      const { status, headers, body } = await fetch(`http://localhost:${portOf(server)}/assets/a.avif`, { method });
      const [length, type] = [headers.get('content-length'), headers.get('content-type')];
      return { status, length, type, hasBody: body !== null };
    };
    const [whole, head] = [await send('GET'), await send('HEAD')];
    server.close();
    expect(whole).toEqual({ status: 200, length: '24', type: 'image/avif', hasBody: true });
    expect(head).toEqual({ ...whole, hasBody: false });
  });

  test.each([
    ['br, gzip', 'br'],
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['sbr, gzipped', undefined],
    ['', undefined],
  ])('answers Accept-Encoding: %j with %s', (accepted, encoding) => {
    const { headers } = ask(site, '/assets/main.js', { 'accept-encoding': accepted });
    expect([headers['content-encoding'], headers.vary]).toEqual([encoding, 'Accept-Encoding']);
  });
});

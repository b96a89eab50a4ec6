import { describe, expect, test } from 'vitest';
import { handler, type ServedSite } from '../../../src/tools/serve/handler';
import { listen } from '../../../src/tools/serve/server';
import { missingOf, pagesOf, suffixedOf } from './addresses';
import { ask } from './ask';
import { portOf } from './port-of';

const paths = [
  'index.html', 'proyectos.html', 'proyectos/index.html', 'proyectos/uno.html', 'proyectos/uno/index.html', '404.html',
  'assets/main.js', 'assets/main.js.br', 'assets/main.js.gz', 'assets/a.avif', '_headers', '_redirects',
  'FIRMA.JPG', 'demo.webm',
];
const site: ServedSite = {
  base: '/',
  projectsPaths: ['proyectos'],
  headers: {
    common: { 'X-Common': 'all' },
    pageHeaders: { 'X-Kind': 'other' },
    rules: [
      { paths: ['index.html', 'proyectos/*', '404.html'], headers: { 'X-Kind': 'page' } },
      { paths: ['assets/*'], headers: { 'X-Kind': 'asset' } },
    ],
  },
  files: new Map(paths.map((path) => [path, Buffer.from(path.replace('/index.html', '.html'))])),
};
const example = { id: 'uno', script: 'assets/main.js' };

function answerTo(url: string, base = '/') {
  const { status, text, headers } = ask(handler({ ...site, base }), url);
  return [status, text, headers['x-kind']];
}

describe.each(['/', '/web/'])('below %s, the local server answers (S5)', (base) => {
  test.each(Object.entries(pagesOf(example)))('%j with %s', (path, file) =>
    expect(answerTo(base + path, base).slice(0, 2)).toEqual([200, file]));

  test.each(suffixedOf(example))('%j with the page of the project (E23)', (path) =>
    expect(answerTo(base + path, base).slice(0, 2)).toEqual([200, 'proyectos/uno.html']));

  test.each([...missingOf(example), '../package.json', '..%2fpackage.json', '%00', '__proto__'])(
    '%j with 404.html and its headers (S3)',
    (path) => expect(answerTo(base + path, base)).toEqual([404, '404.html', 'page']),
  );
});

test.each(['/%E0%A4%A', '*'])('%s is malformed, and gets 404.html with its headers (S3)', (url) =>
  expect(answerTo(url)).toEqual([400, '404.html', 'page']));

test('slashes around the base path make no difference, and outside of it nothing is served (E11, E12)', () => {
  for (const url of ['/web', '//web//']) expect(answerTo(url, '/web/')).toEqual([200, 'index.html', 'page']);
  for (const url of ['/', '/webs/index.html', '/web/../index.html']) {
    expect(answerTo(url, '/web/')).toEqual([404, '404.html', 'page']);
  }
});

test.each([
  ['/assets/%61.avif', 'image/avif', 13, 'asset'],
  ['/FIRMA.JPG', 'image/jpeg', 9, 'other'],
  ['/demo.webm', 'video/webm', 9, 'other'],
])('%s has its type, its length and the headers of its kind (S3, S5)', (url, type, length, kind) =>
  expect(ask(handler(site), url).headers).toEqual({
    'content-type': type, 'content-length': length, 'x-common': 'all', 'x-kind': kind,
  }));

test('HEAD is answered like GET, and no other method (S5)', async () => {
  const server = await listen(handler(site), '0');
  const fetchBy = (method: string) => fetch(`http://localhost:${portOf(server)}/assets/a.avif`, { method });
  for (const method of ['GET', 'HEAD']) {
    const { status, headers } = await fetchBy(method);
    expect([status, headers.get('content-length'), headers.get('content-type')]).toEqual([200, '13', 'image/avif']);
  }
  const { status, headers } = await fetchBy('POST');
  expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  server.close();
});

test.each([
  ['br, gzip', 'br'], ['gzip', 'gzip'], ['sbr, gzipped', undefined],
  ['br;q=1.0, gzip;q=0.8', 'br'], ['GZIP ; Q=0.5', 'gzip'], ['br;q=0, gzip', 'gzip'],
])(
  'Accept-Encoding: %j is answered with %s (S5)',
  (accepted, encoding) => {
    const { headers } = ask(handler(site), '/assets/main.js', { 'accept-encoding': accepted });
    expect([headers['content-encoding'], headers.vary]).toEqual([encoding, 'Accept-Encoding']);
  },
);

// Builds sites, and asks hosts for them as a visitor would: an address goes out as it is written, and redirections are
// followed.
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after } from 'node:test';
import { buildSite, compress } from '../tools.mjs';

const root = join(import.meta.dirname, '../..');

async function build(content, id) {
  const site = await buildSite({ root, content: join(root, 'test/content', content) });
  return { ...site, files: await compress(site.files), id };
}

/** A site at the root of its host, and one below the path `/web/`; `id` is that of one of its projects. */
export const sites = [await build('sample.ts', 'geoapp'), await build('hostile.ts', 'p1')];

const closing = [];
after(async () => {
  for (const close of closing.reverse()) await close();
});

/** Has `close` run after the tests. */
export const closeLater = (close) => closing.push(close);

/** A folder for the tests, which every user may read. */
export function makeFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'hosts-'));
  closeLater(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** A port that nobody listens to. */
export const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

/** Asks a port; header names come in lower case. */
export const askPort = (port) => (path, { method = 'GET', ...headers } = {}) =>
  new Promise((resolve, reject) => {
    const asked = request({ port, host: '127.0.0.1', path, method, agent: false, headers: { host: 'localhost', ...headers } }, (response) => {
      const chunks = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }));
    });
    asked.once('error', reject);
    asked.end();
  });

/** Asks, and goes where the answer sends, as a browser does. */
export async function follow(ask, path, options) {
  const answer = await ask(path, options);
  const { location } = answer.headers;
  if (!location) return answer;
  const { pathname, search } = new URL(location, `http://localhost${path}`);
  return follow(ask, pathname + search, options);
}

/** The name of the file that a body is, or undefined. */
export const nameOf = ({ files }, body) => [...files].find(([, bytes]) => bytes.equals(body))?.[0];

/** Addresses below the base of a site, and the file that answers each. */
export function pagesOf({ id }) {
  const page = `proyectos/${id}.html`;
  const empty = 'proyectos.html';
  return {
    '': 'index.html',
    '?utm_source=a': 'index.html',
    'index.html': 'index.html',
    'index': 'index.html',
    [`proyectos?id=${id}`]: page,
    [`proyectos/?id=${id}`]: page,
    [`proyectos.html?id=${id}`]: page,
    [`proyectos?utm_source=a&id=${id}`]: page,
    [`proyectos?id=${id}&utm_source=a`]: page,
    [`proyectos?id=${id}&id=nada`]: page,
    [`proyectos?id=${id}&`]: page,
    [`proyectos/${id}`]: page,
    [`proyectos/${id}.html`]: page,
    'proyectos': empty,
    'proyectos?id=': empty,
    'proyectos?id=nada': empty,
    [`proyectos?id=nada&id=${id}`]: empty,
    'proyectos?id=../../x': empty,
    'proyectos?id=..%2F..%2Fx': empty,
    'proyectos?id=../404': empty,
  };
}

/** Addresses below the base of a site that nothing answers. */
export const missingOf = ({ script }) => [
  'nada', 'proyectos/nada', 'assets/', 'assets/main-00000000.js', '_headers', '_redirects', '.git', '.git/config',
  `${script}.br`, `${script}.gz`, 'index.html.br',
];

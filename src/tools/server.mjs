// The local server: files of the site and nothing else, with the headers its hosts send.
import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import { extname } from 'node:path';
import { mediaTypes } from '../prerender/media-types.mjs';
import { Mistake } from './mistake.mjs';
import { isProjectId, projectFile, projectsPath } from '../prepare/project-address.mjs';

const encodings = [['br', '.br'], ['gzip', '.gz']];

/** Where the request points below the base: undefined when it is outside, and it throws when it is malformed. */
function target(url, base) {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  const path = decodeURIComponent(pathname);
  return path.startsWith(base) ? { path: path.slice(base.length), id: searchParams.get('id') ?? '' } : undefined;
}

/** The name of the file that answers, as the hosts of the site choose it, or undefined. */
function findFile(files, { path, id }) {
  if (/^_|\.(br|gz)$/.test(path)) return;
  if ([projectsPath, `${projectsPath}/`, `${projectsPath}.html`].includes(path)) {
    const page = `${projectFile(id)}.html`;
    return isProjectId(id) && files.has(page) ? page : `${projectsPath}.html`;
  }
  return [path, `${path}.html`, path === '' ? 'index.html' : ''].find((name) => name && files.has(name));
}

/** The one range asked for, as [first, last]; null when it cannot be met, undefined when the whole is to be sent. */
function parseRange(header, size) {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (first === undefined || (first === '' && last === '')) return;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== '' && last !== '' && Number(last) < start) return;
  return start < size && start <= end ? [start, end] : null;
}

const accepts = (header, encoding) =>
  new RegExp(`(^|,)\\s*${encoding}\\s*(;\\s*q=(?!0(\\.0*)?\\s*(,|$))[^,]*)?(,|$)`).test(header ?? '');

function encode(files, name, request) {
  const [encoding, suffix] = request.headers.range
    ? []
    : encodings.find(([encoding, suffix]) => files.has(name + suffix) && accepts(request.headers['accept-encoding'], encoding)) ?? [];
  return { encoding, bytes: files.get(name + (suffix ?? '')) };
}

const matches = (rule, name) => (rule.endsWith('*') ? name.startsWith(rule.slice(0, -1)) : rule === name);

function headersOf(name, rules) {
  const shortName = name === 'index.html' ? '' : name;
  return Object.assign({}, ...rules.filter(({ paths }) => paths.some((path) => matches(path, shortName))).map(({ headers }) => headers));
}

function contentType(name) {
  const type = mediaTypes[extname(name).slice(1)] ?? 'application/octet-stream';
  return /^text|xml$|json$/.test(type) ? `${type}; charset=utf-8` : type;
}

function sendFile(request, response, name, status, { files, rules }) {
  const { encoding, bytes } = encode(files, name, request);
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 16)}"`;
  const headers = {
    ...headersOf(name, rules),
    'Content-Type': contentType(name),
    ETag: etag,
    ...(files.has(`${name}.br`) && { Vary: 'Accept-Encoding' }),
    ...(encoding ? { 'Content-Encoding': encoding } : { 'Accept-Ranges': 'bytes' }),
  };
  const send = (status, body, more) => {
    response.writeHead(status, { ...headers, ...more, ...(status !== 304 && { 'Content-Length': body.length }) });
    response.end(request.method === 'HEAD' || status === 304 ? undefined : body);
  };
  const known = request.headers['if-none-match'];
  if (status !== 200) return send(status, bytes);
  if (known && (known === '*' || known.split(/\s*,\s*/).some((tag) => tag.replace(/^W\//, '') === etag))) return send(304, bytes);
  const isCurrent = !request.headers['if-range'] || request.headers['if-range'] === etag;
  const range = request.method === 'GET' && isCurrent ? parseRange(request.headers.range, bytes.length) : undefined;
  if (range === null) return send(416, Buffer.alloc(0), { 'Content-Range': `bytes */${bytes.length}` });
  if (!range) return send(200, bytes);
  const [first, last] = range;
  send(206, bytes.subarray(first, last + 1), { 'Content-Range': `bytes ${first}-${last}/${bytes.length}` });
}

function sendText(response, status, text, headers) {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', ...headers });
  response.end(`${text}\n`);
}

/**
 * Makes a request handler for a site, `{ files, rules, base }`: bytes by path in `dist/`, the header rules, and the
 * path the site lives under.
 */
export const handler = (site) => (request, response) => {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return sendText(response, 405, 'Method not allowed', { Allow: 'GET, HEAD' });
  }
  let wanted;
  try {
    wanted = target(request.url, site.base);
  } catch {
    return sendText(response, 400, 'Malformed address');
  }
  if (!wanted && request.url === '/') return sendText(response, 302, site.base, { Location: site.base });
  const name = wanted && findFile(site.files, wanted);
  if (name) sendFile(request, response, name, 200, site);
  else sendFile(request, response, '404.html', 404, site);
};

/** Listens on `port` and resolves to the server, or rejects with one sentence. */
export function listen(handle, port) {
  if (!/^\d+$/.test(port) || port > 65535) {
    return Promise.reject(new Mistake(`PORT must be a number from 0 to 65535, not ${JSON.stringify(port)}.`));
  }
  return new Promise((resolve, reject) => {
    const server = createServer(handle);
    server.once('error', (error) => {
      if (error.code === 'EADDRINUSE') reject(new Mistake(`Port ${port} is busy. Choose another: PORT=${Number(port) + 1} npm start`));
      else reject(new Mistake(`The server could not listen on port ${port}: ${error.message}.`));
    });
    server.listen(Number(port), () => resolve(server));
  });
}

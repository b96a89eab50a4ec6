// Sends files over HTTP, with compression and conditional requests (RFC 9110).
import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { extname } from 'node:path';
import { defined } from '../build/mistake';
import type { HeaderRule } from '../prerender/headers';
import { mediaTypes, unknownType, withCharset } from '../prerender/media-types';

/** The files of `dist/`, by path, and the rules of their headers. */
export type Served = { files: ReadonlyMap<string, Uint8Array>; rules: HeaderRule[] };

// The parts of Node's request and response that the server uses, so that tests need no network.
type RequestHeaders = Partial<Pick<IncomingHttpHeaders, 'accept-encoding' | 'if-none-match'>>;
export type Request = { method?: string; url?: string; headers: RequestHeaders };
export type Headers = Record<string, string | number>;
export type Response = { writeHead(status: number, headers: Headers): unknown; end(body?: Uint8Array | string): unknown };

const encodings = [{ encoding: 'br', suffix: '.br' }, { encoding: 'gzip', suffix: '.gz' }];

/** Whether an Accept-Encoding header names the encoding with a weight above 0. */
const accepts = (header: string, encoding: string) =>
  new RegExp(`(^|,)\\s*${encoding}\\s*(;\\s*q=(?!0(\\.0*)?\\s*(,|$))[^,]*)?(,|$)`).test(header);

/** Whether an If-None-Match header matches the tag, by weak comparison. */
const isCached = (header: string, etag: string) =>
  header === '*' || header.split(/\s*,\s*/).some((tag) => tag.replace(/^W\//, '') === etag);

/** The bytes to send: a compressed version if there is one that the client accepts. */
function negotiate(files: Served['files'], name: string, accepted: string) {
  const compressed = encodings.find(({ encoding, suffix }) => files.has(name + suffix) && accepts(accepted, encoding));
  return { encoding: compressed?.encoding, bytes: defined(files.get(name + (compressed?.suffix ?? '')), name) };
}

const matches = (rule: string, name: string) => (rule.endsWith('*') ? name.startsWith(rule.slice(0, -1)) : rule === name);

/** The headers of the file `name`, by the rules. */
export function headersOf(name: string, rules: HeaderRule[]) {
  const shortName = name === 'index.html' ? '' : name;
  const matching = rules.filter(({ paths }) => paths.length === 0 || paths.some((path) => matches(path, shortName)));
  return Object.fromEntries(matching.flatMap(({ headers }) => Object.entries(headers)));
}

const types = new Map(Object.entries(mediaTypes));

const contentType = (name: string) => withCharset(types.get(extname(name).slice(1).toLowerCase()) ?? unknownType);

/** Answers a request with the file `name`. */
export function sendFile({ method, headers: sent }: Request, response: Response, name: string, status: number, { files, rules }: Served) {
  const { encoding, bytes } = negotiate(files, name, sent['accept-encoding'] ?? '');
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 16)}"`;
  const headers = {
    ...headersOf(name, rules),
    'Content-Type': contentType(name),
    ETag: etag,
    ...(files.has(`${name}.br`) && { Vary: 'Accept-Encoding' }),
    ...(encoding && { 'Content-Encoding': encoding }),
  };

  if (status === 200 && sent['if-none-match'] && isCached(sent['if-none-match'], etag)) {
    response.writeHead(304, headers);
    response.end();
    return;
  }
  response.writeHead(status, { ...headers, 'Content-Length': bytes.length });
  response.end(method === 'HEAD' ? undefined : bytes);
}

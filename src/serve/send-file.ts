// Sends files over HTTP, with compression and conditional requests (RFC 9110).
import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname } from 'node:path';
import type { HeaderRule } from '../prerender/headers';
import { mediaTypes, unknownType, withCharset } from '../prerender/media-types';

/** The files of `dist/`, by path, and the rules of their headers. */
export type Served = { files: ReadonlyMap<string, Uint8Array>; rules: HeaderRule[] };

const encodings = [{ encoding: 'br', suffix: '.br' }, { encoding: 'gzip', suffix: '.gz' }];

/** The bytes to send: a compressed version if there is one that the client accepts. */
function negotiate(files: Served['files'], name: string, accepted: string[]) {
  const compressed = encodings.find(({ encoding, suffix }) => files.has(name + suffix) && accepted.includes(encoding));
  return { encoding: compressed?.encoding, bytes: files.get(name + (compressed?.suffix ?? ''))! };
}

const matches = (rule: string, name: string) =>
  rule.endsWith('*') ? name.startsWith(rule.slice(0, -1)) : rule === name;

/** The headers of the file `name`, by the rules. A rule without paths is for files that no later one names. */
export function headersOf(name: string, rules: HeaderRule[]) {
  const shortName = name === 'index.html' ? '' : name;
  const matching = rules.filter(({ paths }) => paths.length === 0 || paths.some((path) => matches(path, shortName)));
  return Object.fromEntries(matching.flatMap(({ headers }) => Object.entries(headers)));
}

const types = new Map(Object.entries(mediaTypes));

const contentType = (name: string) => withCharset(types.get(extname(name).slice(1).toLowerCase()) ?? unknownType);

/** Answers a request with the file `name`. */
export function sendFile(
  { method, headers: sent }: IncomingMessage,
  response: ServerResponse,
  name: string,
  status: number,
  { files, rules }: Served,
) {
  const { encoding, bytes } = negotiate(files, name, `${sent['accept-encoding']}`.split(/\s*,\s*/));
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 16)}"`;
  const headers = {
    ...headersOf(name, rules),
    'Content-Type': contentType(name),
    ETag: etag,
    ...(files.has(`${name}.br`) && { Vary: 'Accept-Encoding' }),
    ...(encoding && { 'Content-Encoding': encoding }),
  };
  const isKnown = status === 200 && sent['if-none-match']?.includes(etag);
  response.writeHead(isKnown ? 304 : status, isKnown ? headers : { ...headers, 'Content-Length': bytes.length });
  response.end(isKnown || method === 'HEAD' ? undefined : bytes);
}

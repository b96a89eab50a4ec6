// Sends a file by the rules of HTTP: compressed, or not at all when the client has it already.
import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { extname } from 'node:path';
import { defined } from '../build/mistake';
import type { HeaderRule } from '../prerender/headers';
import { mediaTypes } from '../prerender/media-types';

/** What a server answers from: the files of `dist/`, bytes by path, and the rules of their headers. */
export type Served = { files: ReadonlyMap<string, Uint8Array>; rules: HeaderRule[] };

// As much of Node's request and response as the server looks at.
type RequestHeaders = Partial<Pick<IncomingHttpHeaders, 'accept-encoding' | 'if-none-match'>>;
export type Request = { method?: string; url?: string; headers: RequestHeaders };
export type Headers = Record<string, string | number>;
export type Response = { writeHead(status: number, headers: Headers): unknown; end(body?: Uint8Array | string): unknown };

const encodings = [{ encoding: 'br', suffix: '.br' }, { encoding: 'gzip', suffix: '.gz' }];

/** Whether an Accept-Encoding header takes the encoding. */
const accepts = (header: string, encoding: string) =>
  new RegExp(`(^|,)\\s*${encoding}\\s*(;\\s*q=(?!0(\\.0*)?\\s*(,|$))[^,]*)?(,|$)`).test(header);

/** Whether an If-None-Match header names the tag. */
const isKnown = (header: string, etag: string) =>
  header === '*' || header.split(/\s*,\s*/).some((tag) => tag.replace(/^W\//, '') === etag);

/** The form of a file to send: compressed where there is such a form and the client takes it. */
function formOf(files: Served['files'], name: string, accepted: string) {
  const compressed = encodings.find(({ encoding, suffix }) => files.has(name + suffix) && accepts(accepted, encoding));
  return { encoding: compressed?.encoding, bytes: defined(files.get(name + (compressed?.suffix ?? '')), name) };
}

const matches = (rule: string, name: string) => (rule.endsWith('*') ? name.startsWith(rule.slice(0, -1)) : rule === name);

/** The headers of the file `name`, as the rules say. */
export function headersOf(name: string, rules: HeaderRule[]) {
  const shortName = name === 'index.html' ? '' : name;
  const matching = rules.filter(({ paths }) => paths.some((path) => matches(path, shortName)));
  return Object.fromEntries(matching.flatMap(({ headers }) => Object.entries(headers)));
}

const types = new Map(Object.entries(mediaTypes));

function contentType(name: string) {
  const type = types.get(extname(name).slice(1)) ?? 'application/octet-stream';
  return /^text|xml$|json$/.test(type) ? `${type}; charset=utf-8` : type;
}

/** Answers a request with the file `name`. */
export function sendFile({ method, headers: asked }: Request, response: Response, name: string, status: number, { files, rules }: Served) {
  const { encoding, bytes } = formOf(files, name, asked['accept-encoding'] ?? '');
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 16)}"`;
  const headers = {
    ...headersOf(name, rules),
    'Content-Type': contentType(name),
    ETag: etag,
    ...(files.has(`${name}.br`) && { Vary: 'Accept-Encoding' }),
    ...(encoding && { 'Content-Encoding': encoding }),
  };

  if (status === 200 && asked['if-none-match'] && isKnown(asked['if-none-match'], etag)) {
    response.writeHead(304, headers);
    response.end();
    return;
  }
  response.writeHead(status, { ...headers, 'Content-Length': bytes.length });
  response.end(method === 'HEAD' ? undefined : bytes);
}

// Sends a file by the rules of HTTP: compressed, or not at all when the client has it already.
import { createHash } from 'node:crypto';
import { extname } from 'node:path';
import { mediaTypes } from '../prerender/media-types.mjs';
import { defined } from './defined.mjs';

/** @import { IncomingHttpHeaders } from 'node:http' */
/** @import { HeaderRule } from '../prerender/headers' */

/**
 * What a server answers from: the files of `dist/`, bytes by path, and the rules of their headers.
 * @typedef {{ files: ReadonlyMap<string, Uint8Array>, rules: HeaderRule[] }} Served
 *
 * As much of Node's request and response as the server looks at.
 * @typedef {Partial<Pick<IncomingHttpHeaders, 'accept-encoding' | 'if-none-match'>>} RequestHeaders
 * @typedef {{ method?: string, url?: string, headers: RequestHeaders }} Request
 * @typedef {Record<string, string | number>} Headers
 * @typedef {{ writeHead(status: number, headers: Headers): unknown, end(body?: Uint8Array | string): unknown }} Response
 */

const encodings = [{ encoding: 'br', suffix: '.br' }, { encoding: 'gzip', suffix: '.gz' }];

/**
 * Whether an Accept-Encoding header takes the encoding.
 * @param {string} header
 * @param {string} encoding
 */
const accepts = (header, encoding) =>
  new RegExp(`(^|,)\\s*${encoding}\\s*(;\\s*q=(?!0(\\.0*)?\\s*(,|$))[^,]*)?(,|$)`).test(header);

/**
 * Whether an If-None-Match header names the tag.
 * @param {string} header
 * @param {string} etag
 */
const isKnown = (header, etag) =>
  header === '*' || header.split(/\s*,\s*/).some((tag) => tag.replace(/^W\//, '') === etag);

/**
 * The form of a file to send: compressed where there is such a form and the client takes it.
 * @param {Served['files']} files
 * @param {string} name
 * @param {string} accepted
 */
function formOf(files, name, accepted) {
  const compressed = encodings.find(({ encoding, suffix }) => files.has(name + suffix) && accepts(accepted, encoding));
  return { encoding: compressed?.encoding, bytes: defined(files.get(name + (compressed?.suffix ?? '')), name) };
}

/**
 * @param {string} rule
 * @param {string} name
 */
const matches = (rule, name) => (rule.endsWith('*') ? name.startsWith(rule.slice(0, -1)) : rule === name);

/**
 * The headers of the file `name`, as the rules say.
 * @param {string} name
 * @param {HeaderRule[]} rules
 */
export function headersOf(name, rules) {
  const shortName = name === 'index.html' ? '' : name;
  const matching = rules.filter(({ paths }) => paths.some((path) => matches(path, shortName)));
  return Object.fromEntries(matching.flatMap(({ headers }) => Object.entries(headers)));
}

const types = new Map(Object.entries(mediaTypes));

/** @param {string} name */
function contentType(name) {
  const type = types.get(extname(name).slice(1)) ?? 'application/octet-stream';
  return /^text|xml$|json$/.test(type) ? `${type}; charset=utf-8` : type;
}

/**
 * Answers a request with the file `name`.
 * @param {Request} request
 * @param {Response} response
 * @param {string} name
 * @param {number} status
 * @param {Served} site
 */
export function sendFile({ method, headers: asked }, response, name, status, { files, rules }) {
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

import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname } from 'node:path';
import type { HeaderRule } from '../prerender/headers';
import { mediaTypes, unknownType, withCharset } from '../prerender/media-types';

/** The files of `dist/`, by path, and the rules of their headers. */
export type Served = { files: ReadonlyMap<string, Uint8Array>; rules: HeaderRule[] };

const suffixes = { br: '.br', gzip: '.gz' };

const matches = (rule: string, name: string) =>
  rule.endsWith('*') ? name.startsWith(rule.slice(0, -1)) : rule === name;

/** The headers of the file `name`, by the rules. A rule without paths is for files that no later one names. */
export function headersOf(name: string, rules: HeaderRule[]) {
  const shortName = name === 'index.html' ? '' : name;
  const matching = rules.filter(({ paths }) => paths.length === 0 || paths.some((path) => matches(path, shortName)));
  return Object.assign({}, ...matching.map(({ headers }) => headers)) as Record<string, string>;
}

const types = new Map(Object.entries(mediaTypes));

/** Answers a request with the file `name`, compressed if it is text and the client accepts that. */
export function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  name: string,
  status: number,
  { files, rules }: Served,
) {
  const accepted = `${request.headers['accept-encoding']}`.split(/\s*,\s*/);
  const isText = files.has(`${name}.br`);
  const [encoding, suffix] = Object.entries(suffixes).find(([encoding]) => isText && accepted.includes(encoding)) ?? [];
  const bytes = files.get(name + (suffix ?? ''))!;
  response.writeHead(status, {
    ...headersOf(name, rules),
    'Content-Type': withCharset(types.get(extname(name).slice(1).toLowerCase()) ?? unknownType),
    'Content-Length': bytes.length,
    ...(isText && { Vary: 'Accept-Encoding' }),
    ...(encoding && { 'Content-Encoding': encoding }),
  });
  response.end(bytes); // without a body for HEAD
}

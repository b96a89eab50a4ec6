import type { RequestListener } from 'node:http';
import { fileFor, type Files } from '../../hosts/find-file';
import { type HeaderRule, type Headers, patternOf } from '../../hosts/headers';
import { contentTypeOf } from '../../hosts/media-types';

export type ServedSite = Omit<Files, 'files'> & {
  files: ReadonlyMap<string, Uint8Array>;
  headers: { common: Headers; pageHeaders: Headers; rules: HeaderRule[] };
};

function headersOf(name: string, { common, pageHeaders, rules }: ServedSite['headers']): Headers {
  const rule = rules.find((rule) => RegExp(`^(${patternOf(rule)})$`).test(name));
  return { ...common, ...(rule?.headers ?? pageHeaders) };
}

const encodings = [['br', '.br'], ['gzip', '.gz']] as const;

/** Serves a site by the same rules as the hosts. */
export const handler = (site: ServedSite): RequestListener => (request, response) => {
  if (!['GET', 'HEAD'].includes(request.method!)) return void response.writeHead(405, { Allow: 'GET, HEAD' }).end();
  const { files, headers } = site;
  const [name, status] = fileFor(site, request.url!);
  const isText = files.has(`${name}.br`);
  const accepts = (encoding: string) => // unless at weight 0
    RegExp(`\\b${encoding}\\b(?! *; *q=0(?!\\.0*[1-9]))`, 'i').test(`${request.headers['accept-encoding']}`);
  const [encoding, suffix = ''] = encodings.find(([encoding]) => isText && accepts(encoding)) ?? [];
  const bytes = files.get(name + suffix)!;
  response.writeHead(status, {
    ...headersOf(name, headers),
    'Content-Type': contentTypeOf(name),
    'Content-Length': bytes.length,
    ...(isText && { Vary: 'Accept-Encoding' }),
    ...(encoding && { 'Content-Encoding': encoding }),
  });
  response.end(bytes); // Node omits the body for HEAD
};

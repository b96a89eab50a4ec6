import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { isText } from '../../hosts/media-types';
import type { BuiltSite } from '../builder/site';

/** Makes a `.br` and a `.gz` copy of every text that is served. */
export async function compress(files: ReadonlyMap<string, Buffer>): Promise<Map<string, Buffer>> {
  const texts = [...files].filter(([path]) => isText(path) && !path.startsWith('_'));
  const copies = await Promise.all(texts.map(async ([path, bytes]) => {
    const [br, gz] = await Promise.all([promisify(brotliCompress)(bytes), promisify(gzip)(bytes, { level: 9 })]);
    return [[`${path}.br`, br], [`${path}.gz`, gz]] as const;
  }));
  return new Map(copies.flat());
}

/** The sizes in brotli of the eight largest pages and of the script. */
export function report({ pages, script }: Pick<BuiltSite, 'pages' | 'script'>, copies: ReadonlyMap<string, Buffer>) {
  const sizeOf = (path: string) => copies.get(`${path}.br`)!.length;
  const names = [...pages.keys()].filter((path) => !path.endsWith('/index.html'));
  const largest = names.sort((a, b) => sizeOf(b) - sizeOf(a)).slice(0, 8);
  const lines = [...largest, script].map((path) => `${path.padEnd(36)} ${sizeOf(path)} B`);
  return ['Compressed with brotli, pages with their CSS:', ...lines].join('\n');
}

import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { isText } from '../../hosts/media-types';

/** Makes a `.br` and a `.gz` copy of every text that is served. */
export async function compress(files: ReadonlyMap<string, Buffer>): Promise<Map<string, Buffer>> {
  const texts = [...files].filter(([path]) => isText(path) && !path.startsWith('_'));
  const copies = await Promise.all(texts.map(async ([path, bytes]) => {
    const [br, gz] = await Promise.all([promisify(brotliCompress)(bytes), promisify(gzip)(bytes, { level: 9 })]);
    return [[`${path}.br`, br], [`${path}.gz`, gz]] as const;
  }));
  return new Map(copies.flat());
}

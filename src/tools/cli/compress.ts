import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { isText } from '../../hosts/media-types';

/** Adds a `.br` and a `.gz` version of every text that is served. */
export async function compress(files: ReadonlyMap<string, Buffer>): Promise<Map<string, Buffer>> {
  const all = new Map(files);
  const texts = [...files].filter(([path]) => isText(path) && !path.startsWith('_'));
  await Promise.all(texts.map(async ([path, bytes]) => {
    const [br, gz] = await Promise.all([promisify(brotliCompress)(bytes), promisify(gzip)(bytes, { level: 9 })]);
    all.set(`${path}.br`, br).set(`${path}.gz`, gz);
  }));
  return all;
}

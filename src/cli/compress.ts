import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { isTextFile } from '../prerender/media-types';

// Files that begin with _ are for hosts, and not served.
const isServedText = (path: string) => !path.startsWith('_') && isTextFile(path);

/** Returns the files, and for every text a `.br` and a `.gz` version, which servers send as they are. */
export async function compress(files: ReadonlyMap<string, Buffer>): Promise<Map<string, Buffer>> {
  const all = new Map(files);
  await Promise.all([...files].filter(([path]) => isServedText(path)).map(async ([path, bytes]) => {
    const [br, gz] = await Promise.all([promisify(brotliCompress)(bytes), promisify(gzip)(bytes, { level: 9 })]);
    all.set(`${path}.br`, br).set(`${path}.gz`, gz);
  }));
  return all;
}

import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

// Files that begin with _ are for hosts, and not served.
const isText = (path: string) => !path.startsWith('_') && /\.(html|css|js|json|xml|txt|webmanifest|svg)$/i.test(path);

/** Returns the files, and for every text file a `.br` and a `.gz` version, which servers send as they are. */
export async function compress(files: ReadonlyMap<string, Buffer>): Promise<Map<string, Buffer>> {
  const all = new Map(files);
  await Promise.all([...files].filter(([path]) => isText(path)).map(async ([path, bytes]) => {
    const [br, gz] = await Promise.all([promisify(brotliCompress)(bytes), promisify(gzip)(bytes, { level: 9 })]);
    all.set(`${path}.br`, br).set(`${path}.gz`, gz);
  }));
  return all;
}

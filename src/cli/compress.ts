import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

// Files that begin with _ are for hosts, and not served.
const isText = (path: string) => !path.startsWith('_') && /\.(html|css|js|json|xml|txt|webmanifest|svg)$/i.test(path);
const isInFolder = (path: string) => path.includes('/') && path.endsWith('.html'); // as the pages of projects are

// Brotli at its best quality takes 25 ms per page. On large sites the pages of projects use faster settings: 1 ms and 8 %
// more bytes. The small window is enough for a page, and allocating a larger one would take most of the time.
const fewTexts = 100;
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 16 } };

/** Returns the files, and for every text file a `.br` and a `.gz` version, which servers send as they are. */
export async function compress(files: ReadonlyMap<string, Buffer>): Promise<Map<string, Buffer>> {
  const all = new Map(files);
  const texts = [...files].filter(([path]) => isText(path));
  await Promise.all(texts.map(async ([path, bytes]) => {
    const options = texts.length > fewTexts && isInFolder(path) ? quick : {};
    const [br, gz] = await Promise.all([promisify(brotliCompress)(bytes, options), promisify(gzip)(bytes, { level: 9 })]);
    all.set(`${path}.br`, br).set(`${path}.gz`, gz);
  }));
  return all;
}

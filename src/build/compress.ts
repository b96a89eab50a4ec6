// The compressed forms of files, which servers send as they are.
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { projectFile } from '../pages/project-address';

const isText = (path: string) => /\.(html|js|xml|txt|webmanifest|svg)$/.test(path);

// The best brotli takes 25 ms a page. Where there are many, those of projects take 1 ms and 8 % more bytes each, with a
// window no larger than a page: a larger one takes longer to make ready than to use.
const fewTexts = 100;
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 16 } };

/** Adds `.br` and `.gz` beside every text file. */
export async function compress(files: ReadonlyMap<string, Buffer>): Promise<Map<string, Buffer>> {
  const all = new Map(files);
  const texts = [...files].filter(([path]) => isText(path));
  await Promise.all(texts.map(async ([path, bytes]) => {
    const options = texts.length > fewTexts && path.startsWith(projectFile('')) ? quick : {};
    const [br, gz] = await Promise.all([promisify(brotliCompress)(bytes, options), promisify(gzip)(bytes, { level: 9 })]);
    all.set(`${path}.br`, br).set(`${path}.gz`, gz);
  }));
  return all;
}

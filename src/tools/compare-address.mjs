// Fails when a host will serve the site elsewhere than where its links point: `node src/tools/compare-address.mjs ADDRESS`.
import { join } from 'node:path';
import { readContent } from './content.mjs';
import { explain, Mistake } from './mistake.mjs';
import { isSameAddress } from './site-address.mjs';

const root = join(import.meta.dirname, '../..');
const [address] = process.argv.slice(2);

try {
  if (!address) throw new Mistake('Say where the host will serve the site: node src/tools/compare-address.mjs https://example.com/');
  const { content: { site } } = await readContent(root, join(root, 'src/content.ts'));
  if (!isSameAddress(site.url, address)) {
    throw new Mistake(`content.ts: site.url is ${site.url}, but the site will be at ${address}: write that there, with a final slash, or give the host the other address.`);
  }
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}

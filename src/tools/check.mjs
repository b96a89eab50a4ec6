// Says what is wrong with the content, before the compiler says it in words of its own. With an address, it must also be
// the one that the content gives: `node src/tools/check.mjs https://example.com/`.
import { join } from 'node:path';
import { readContent } from './content.mjs';
import { explain, Mistake } from './mistake.mjs';

const root = join(import.meta.dirname, '../..');
const [address] = process.argv.slice(2);

/** An address without its scheme, since hosts answer both, and with its final slash, which some leave out. */
const place = (/** @type {string} */ address) => address.replace(/^https?:\/\//, '').replace(/\/*$/, '/').toLowerCase();

try {
  const { content: { site } } = await readContent(root, join(root, 'src/content.ts'));
  if (address !== undefined && place(site.url) !== place(address)) {
    throw new Mistake(`content.ts: site.url is ${site.url}, but the site will be at ${address}: write that there, with a final slash, or give the host the other address.`);
  }
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}

import { join } from 'node:path';
import { Mistake } from '../build/mistake';
import { readContent } from '../build/read-content';

/** An address without its scheme, since hosts answer both, and with its final slash, which some leave out. */
const place = (address: string) => address.replace(/^https?:\/\//, '').replace(/\/*$/, '/').toLowerCase();

/**
 * Throws a Mistake when the content has one, before the compiler says it in words of its own, or when the site is not
 * written to be at `address`.
 */
export async function check(root: string, address?: string) {
  const { content: { site } } = await readContent(root, join(root, 'src/content.ts'));
  if (address !== undefined && place(site.url) !== place(address)) {
    throw new Mistake(`content.ts: site.url is ${site.url}, but the site will be at ${address}: write that there, with a final slash, or give the host the other address.`);
  }
}

import { Mistake } from '../builder/mistake';
import { loadSite } from '../builder/site';

// Hosts answer both schemes, and some report the address without its final slash.
const normalize = (address: string) => address.replace(/^https?:\/\//, '').replace(/\/*$/, '/').toLowerCase();

/** Throws a Mistake if the content has one, which it says more clearly than tsc, or if `site.url` is not `address`. */
export async function check(root: string, address?: string) {
  const { sources: { content: { site } } } = await loadSite({ root });
  if (address !== undefined && normalize(site.url) !== normalize(address)) {
    const whole = address.replace(/\/*$/, '/');
    throw new Mistake(`content.ts: site.url is ${site.url}, but the site will be at ${whole}: write that there.`);
  }
}

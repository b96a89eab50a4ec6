import { loadSite } from '../builder/site';
import { Mistake } from '../common/mistake';

/** The host, as browsers write it, and the path. Hosts answer both schemes, and some leave out the final slash. */
function placeOf(address: string) {
  if (!URL.canParse(address)) throw new Mistake(`${address} is no address; write one like https://example.com/`);
  const { host, pathname } = new URL(address);
  return (host + pathname).replace(/\/*$/, '/').toLowerCase();
}

/** Throws a Mistake if a site is not at an address. */
export function checkAddress(url: string, address: string) {
  if (placeOf(url) === placeOf(address)) return;
  const whole = address.replace(/\/*$/, '/');
  throw new Mistake(`content.ts: site.url is ${url}, but the site will be at ${whole}: write that there.`);
}

/** Throws a Mistake if the content has one, which it says more clearly than tsc, or if `site.url` is not `address`. */
export async function check(root: string, address?: string) {
  const { sources: { content: { site } } } = await loadSite({ root });
  if (address !== undefined) checkAddress(site.url, address);
}

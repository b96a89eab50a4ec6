import { checkHydration } from '../builder/check-hydration';
import { buildSite } from '../builder/site';
import { Mistake } from '../common/mistake';

/** Without the scheme, since hosts answer both, and without the final slash, which some omit. */
function placeOf(address: string) {
  const { host, pathname } = new URL(address);
  return (host + pathname).replace(/\/$/, '').toLowerCase();
}

/** Throws a Mistake if the two addresses differ. */
export function checkAddress(url: string, address: string) {
  if (placeOf(url) === placeOf(address)) return;
  const whole = address.replace(/\/?$/, '/');
  throw new Mistake(`content.ts: site.url is ${url}, but the site will be at ${whole}: write that there.`);
}

/** Throws a Mistake if the site is invalid or `site.url` is not `address`. */
export async function check(root: string, address?: string) {
  const site = await buildSite({ root });
  if (address !== undefined) checkAddress(site.url, address);
  for (const language of site.languages) await checkHydration(root, language);
}

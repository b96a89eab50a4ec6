import { checkHydration } from '../builder/check-hydration';
import { buildSite } from '../builder/site';
import { Mistake } from '../common/mistake';

/** Without the scheme, since hosts answer both, and without the last slash. */
function placeOf(address: string) {
  const { host, pathname } = new URL(address);
  return (host + pathname).replace(/\/$/, '').toLowerCase();
}

/** Throws a Mistake if site.url is another address. */
export function checkAddress(url: string, address: string) {
  if (placeOf(url) === placeOf(address)) return;
  const whole = address.replace(/\/?$/, '/');
  throw new Mistake(`content.ts: site.url is ${url}, but the site will be at ${whole}: write that there.`);
}

/** Builds a site, and compares its pages with those in browsers. */
export async function buildChecked(options: Parameters<typeof buildSite>[0]) {
  const site = await buildSite(options);
  for (const language of site.languages) await checkHydration(options.root, language);
  return site;
}

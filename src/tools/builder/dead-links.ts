import { decode, parseUrl } from '../../addresses';
import { Mistake } from '../common/mistake';
import { fileFor, type Site } from '../serve/server';

const origin = 'https://the-site.invalid'; // stands for that of the site

const unescape = (address: string) => address.replaceAll('&amp;', '&');

/** The values of attributes of HTML that the build has just made. */
const valuesOf = (names: string, html: string) =>
  [...html.matchAll(RegExp(`<[^>]*?\\s(?:${names})="([^"]*)"`, 'g'))].map(([, value]) => unescape(value!));

/** Throws a Mistake for a link to what the site does not have: a page, a file, an anchor. */
export function refuseDeadLinks(pages: ReadonlyMap<string, string>, site: Site) {
  const anchors = new Map([...pages].map(([file, html]) => [file, new Set(valuesOf('id', html))]));
  for (const [file, html] of pages) {
    for (const address of new Set(valuesOf('href|src', html))) {
      const url = parseUrl(address, origin + site.base + file);
      if (url?.origin !== origin) continue;
      const [name, status] = fileFor(site, url.pathname + url.search);
      const anchor = decode(url.hash.slice(1));
      const isThere = status === 200 && (anchor === '' || (anchors.get(name)?.has(anchor) ?? true));
      if (!isThere) throw new Mistake(`${file}: the site has nothing at ${address}`);
    }
  }
}

import { decode, parseUrl } from '../../addresses';
import { Mistake } from '../common/mistake';
import { fileFor, type Site } from '../serve/server';

const origin = 'https://the-site.invalid'; // stands for that of the site

const unescape = (address: string) => address.replaceAll('&amp;', '&');

/** The values of attributes, in HTML that the build has just made. */
const valuesOf = (names: string, html: string) =>
  [...html.matchAll(RegExp(`<[^>]*?\\s(?:${names})="([^"]*)"`, 'g'))].map(([, value]) => unescape(value!));

/** Throws a Mistake for a link to what the site does not have: a page, a file, an anchor. `pages` are HTML, by file. */
export function refuseDeadLinks(site: Site & { pages: ReadonlyMap<string, string> }) {
  const { pages, base } = site;
  const anchors = new Map([...pages].map(([file, html]) => [file, new Set(valuesOf('id', html))]));
  for (const [file, html] of pages) {
    for (const address of new Set(valuesOf('href|src', html))) {
      const url = parseUrl(address, origin + base + file);
      if (url?.origin !== origin) continue;
      const [name, status] = fileFor(site, url.pathname + url.search);
      const anchor = decode(url.hash.slice(1));
      const isThere = status === 200 && (anchor === '' || (anchors.get(name)?.has(anchor) ?? true));
      if (!isThere) throw new Mistake(`${file}: the site, which is at ${base}, has nothing at ${address}`);
    }
  }
}

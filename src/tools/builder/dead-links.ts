import { decode, parseUrl } from '../../addresses';
import { refuse } from '../../checks/mistake';
import { fileFor, type Site } from '../serve/server';

const origin = 'https://the-site.invalid'; // stands for that of the site

const unescape = (address: string) => address.replaceAll('&amp;', '&');

/** The values of attributes, in HTML that the build has just made. */
const valuesOf = (names: string, html: string) =>
  [...html.matchAll(RegExp(`<[^>]*?\\s(?:${names})="([^"]*)"`, 'g'))].map(([, value]) => unescape(value!));

/** Throws a Mistake for links to what the site does not have: a page, a file, an anchor. `pages` are HTML, by file. */
export function refuseDeadLinks(site: Site & { pages: ReadonlyMap<string, string> }) {
  const { pages, base } = site;
  const anchors = new Map([...pages].map(([file, html]) => [file, new Set(valuesOf('id', html))]));

  function isDead(address: string, file: string) {
    const url = parseUrl(address, origin + base + file);
    if (url?.origin !== origin) return false;
    const [name, status] = fileFor(site, url.pathname + url.search);
    const anchor = decode(url.hash.slice(1));
    return status !== 200 || (anchor !== '' && anchors.get(name)?.has(anchor) === false);
  }

  const place = base === '/' ? 'the site' : `the site, which is at ${base},`;
  refuse([...pages].flatMap(([file, html]) => [...new Set(valuesOf('href|src', html))]
    .filter((address) => isDead(address, file)).map((address) => `${file}: ${place} has nothing at ${address}`)));
}

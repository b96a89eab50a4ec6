import { decode, parseUrl } from '../../urls';
import { fileFor, type ServedSite } from '../common/file-for';
import { refuse } from '../common/mistake';

const origin = 'https://the-site.invalid'; // stands for that of the site

/** The values of attributes in HTML of the build. */
const valuesOf = (names: string, html: string) =>
  [...html.matchAll(RegExp(`<[^>]*?\\s(?:${names})="([^"]*)"`, 'g'))]
    .map(([, value]) => value!.replaceAll('&amp;', '&'));

/** Throws a Mistake for dead links: to a page, a file or an anchor that the site does not have. */
export function refuseDeadLinks(site: ServedSite & { htmlFiles: ReadonlyMap<string, string> }) {
  const { htmlFiles, sitePath } = site;
  const anchors = new Map([...htmlFiles].map(([file, html]) => [file, new Set(valuesOf('id', html))]));

  function isDead(address: string, file: string) {
    const url = parseUrl(address, origin + sitePath + file);
    if (url?.origin !== origin) return false;
    const [name, status] = fileFor(site, url.pathname + url.search);
    const anchor = decode(url.hash.slice(1));
    return status !== 200 || (anchor !== '' && anchors.get(name)?.has(anchor) === false);
  }

  const place = sitePath === '/' ? 'the site' : `the site, which is at ${sitePath},`;
  const addressOf = (file: string) => sitePath + file.replace(/\/?(index)?\.html$/, '');
  const mistakes = [...htmlFiles].flatMap(([file, html]) =>
    valuesOf('href|src', html).filter((address) => isDead(address, file))
      .map((address) => `${addressOf(file)}: ${place} has nothing at ${address}`));
  refuse([...new Set(mistakes)]);
}

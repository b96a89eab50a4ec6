import { decode, parseUrl } from '../../urls';
import { fileFor, type ServedSite } from '../common/file-for';
import { refuse } from '../common/mistake';

const origin = 'https://the-site.invalid'; // a placeholder for the origin of the site

/** The values of attributes in HTML of the build. */
const valuesOf = (names: string, html: string) =>
  [...html.matchAll(RegExp(`<[^>]*?\\s(?:${names})="([^"]*)"`, 'g'))]
    .map(([, value]) => value!.replaceAll('&amp;', '&'));

/** Throws a Mistake for dead links: to a page, a file or an anchor that the site does not have. */
export function refuseDeadLinks(site: ServedSite & { htmlFiles: ReadonlyMap<string, string> }) {
  const { htmlFiles, sitePath } = site;
  const anchors = new Map([...htmlFiles].map(([file, html]) => [file, new Set(valuesOf('id', html))]));

  function isDead(url: string, file: string) {
    const target = parseUrl(url, origin + sitePath + file);
    if (target?.origin !== origin) return false;
    const [name, status] = fileFor(site, target.pathname + target.search);
    const anchor = decode(target.hash.slice(1));
    return status !== 200 || (anchor !== '' && anchors.get(name)?.has(anchor) === false);
  }

  const place = sitePath === '/' ? 'the site' : `the site, which is at ${sitePath},`;
  const pathOf = (file: string) => sitePath + file.replace(/\/?(index)?\.html$/, '');
  const mistakes = [...htmlFiles].flatMap(([file, html]) =>
    valuesOf('href|src', html).filter((url) => isDead(url, file))
      .map((url) => `${pathOf(file)}: ${place} has nothing at ${url}`));
  refuse([...new Set(mistakes)]);
}

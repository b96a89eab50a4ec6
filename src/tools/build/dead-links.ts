import { decode, parseUrl } from '../../model/urls';
import { refuse } from '../mistake';
import { fileFor, type ServedSite } from '../serve/server';

const origin = 'https://the-site.invalid'; // a placeholder for the origin of the site

const tagsOf = (html: string) => html.match(/<[a-z][^>]*>/g)?.join('') ?? '';

/** The values of attributes with one of these names. */
const valuesOf = (tags: string, names: string) =>
  [...tags.matchAll(RegExp(`\\s(?:${names})="([^"]*)"`, 'g'))].map(([, value]) => value!.replaceAll('&amp;', '&'));

const urlsOf = (tags: string) => [
  ...valuesOf(tags, 'href|src|poster|data'),
  ...valuesOf(tags, 'srcset').flatMap((list) => list.split(/,\s+/).map((part) => part.trim().split(/\s/)[0]!)),
];

/** Throws a Mistake for links to pages, sections and files that the site does not have. */
export function refuseDeadLinks(site: ServedSite & { htmlFiles: ReadonlyMap<string, string> }) {
  const { htmlFiles, sitePath } = site;
  const pages = [...htmlFiles].map(([file, html]) => ({ file, tags: tagsOf(html) }));
  const anchors = new Map(pages.map(({ file, tags }) => [file, new Set(valuesOf(tags, 'id'))]));

  function isDead(url: string, base: string) {
    const target = parseUrl(url, base);
    if (target?.origin !== origin) return false;
    const [name, status] = fileFor(site, target.pathname + target.search);
    const anchor = decode(target.hash.slice(1));
    return status !== 200 || (anchor !== '' && anchors.get(name)?.has(anchor) === false);
  }

  const place = sitePath === '/' ? 'the site' : `the site, which is at ${sitePath},`;
  const mistakes = pages.flatMap(({ file, tags }) => {
    const path = sitePath + file.replace(/\/?(index)?\.html$/, '');
    const dead = urlsOf(tags).filter((url) => isDead(url, origin + sitePath + file));
    return dead.map((url) => `${path}: ${place} has nothing at ${url}`);
  });
  refuse([...new Set(mistakes)]);
}

import { findUrlLine, type TeamTexts } from '../../checks/find-line';
import { type Tag, tagsOf } from '../../html/tags';
import { assetFilter } from '../../model/pictures';
import { decode, isPlaceholder, parseUrl, pathOf } from '../../model/urls';
import type { LanguageSource } from '../../schema/types';
import { photoFilter } from '../assets/asset-names';
import { projectsMarkerFile, resolveRequest, type ServedSite } from '../serve/server';
import { type PageUrl, urlsOf } from './page-urls';

const lastSegment = (path: string) => path.split('/').findLast(Boolean) ?? '';

/** Returns the page whose last segment is that of a path or, without one, starts with the same half. */
function findNearest(path: string, pages: string[]) {
  const name = lastSegment(path);
  const start = name.slice(0, Math.ceil(name.length / 2));
  return pages.find((page) => lastSegment(page) === name)
    ?? pages.find((page) => start && lastSegment(page).startsWith(start));
}

/** Returns what to do about a missing file. `pages` are the paths of all pages. */
function missingAdvice(path: string, pages: string[]) {
  if (photoFilter.test(path)) return 'Put the original into assets/photos/, and run `npm run images`.';
  if (assetFilter.test(path)) return 'Put the file into assets/.';
  if (/\.(?!html$)\w+$/.test(path)) return 'Put the file into assets/root/.';
  const nearest = findNearest(path, pages);
  return nearest ? `The nearest page is ${nearest}.` : '';
}

/** Returns whether any directive of a CSP allows a URL. Browsers say which one blocks it. */
const allows = (policy: string, { host, protocol }: URL) => policy.split(/[\s;]+/).some((source) => {
  const pattern = source.replace(/^https?:\/\/|\/.*/g, '');
  const isOfHost = pattern.startsWith('*.') ? host.endsWith(pattern.slice(1)) : host === pattern;
  return isOfHost || source === '*' || source === protocol;
});

/** Returns the anchors, the URLs and the policy of a page. */
function readPage(html: string) {
  const tags = tagsOf(html);
  const isPolicy = ({ attributes }: Tag) => attributes['http-equiv'] === 'content-security-policy';
  return {
    anchors: new Set(tags.flatMap(({ name, attributes: { id, name: anchor } }) => (name === 'a' ? [id, anchor] : id))),
    urls: urlsOf(html, tags),
    policy: tags.find(isPolicy)?.attributes.content ?? '*',
  };
}

type CheckedSite = ServedSite & { htmlFiles: ReadonlyMap<string, string>; teamTexts: TeamTexts };

/** Returns dead links, and files that the CSP of their page blocks. */
export function checkLinks(site: CheckedSite, languages: LanguageSource[]) {
  const { htmlFiles, sitePath, teamTexts } = site;
  const { url: siteUrl } = languages[0]!.site;
  const { origin } = new URL(siteUrl);
  // Both files of a page have the same HTML, so it is read once.
  const contents = new Map([...new Set(htmlFiles.values())].map((html) => [html, readPage(html)]));
  const pages = new Map([...htmlFiles].map(([file, html]) => [file, contents.get(html)!]));

  const nameOf = (file: string) => file.replace(/\/?(index)?\.html$/, '');

  /** Returns whether a file is the page of unknown projects, which is empty. */
  const isEmpty = (file: string) => site.files.has(`${nameOf(file)}/${projectsMarkerFile}`);

  const paths = [...htmlFiles.keys()].filter((file) => !isEmpty(file)).map((file) => sitePath + nameOf(file));

  /** Returns the place of a URL in the file of a page or in content.ts, or else the path of the page. */
  function placeOf(url: string, file: string) {
    const { folder } = languages.findLast(({ folder }) => file.startsWith(folder))!;
    const places = [...teamTexts]
      .filter(([name]) => name === `${folder}content.ts` || pathOf(name.replace('pages/', '')) === nameOf(file))
      .map(([name, text]) => ({ name, line: findUrlLine(url, text) }));
    const found = places.findLast(({ line }) => line > 0);
    return found ? `${found.name}:${found.line}` : sitePath + nameOf(file);
  }

  function isDead(target: URL, file: string) {
    const [name, status] = resolveRequest(site, target.pathname + target.search);
    const [anchor] = decode(target.hash.slice(1)).split(':~:'); // removes a text fragment
    const isMissing = anchor !== '' && anchor !== 'top' && pages.get(name)?.anchors.has(anchor!) === false;
    return status !== 200 || isMissing || (isEmpty(name) && !isEmpty(file));
  }

  /** Returns whether a URL leads to this site. Other sites may share its host, and the sample's host is not ours. */
  const isOwn = (url: string, target: URL) => target.origin === origin
    && (!/^(\w+:)?\/\//.test(url) || (!isPlaceholder(siteUrl) && target.pathname.startsWith(sitePath)));

  const where = sitePath === '/' ? 'the site' : `the site, which is at ${sitePath}`;

  function problemOf({ url, isLoaded }: PageUrl, file: string, policy: string) {
    const target = parseUrl(url, siteUrl + file);
    if (!target) return undefined;
    if (isOwn(url, target) && isDead(target, file)) {
      const { pathname } = new URL(url, siteUrl + nameOf(file)); // the same for both files of a page
      return `${url} does not exist in ${where}. ${missingAdvice(pathname, paths)}`.trim();
    }
    if (!isLoaded || target.origin === origin || allows(policy, target)) return undefined;
    return `the CSP blocks ${url}. Put the file into assets/, or add its host to \`allowed\` in settings.ts.`;
  }

  const mistakes = [...pages].flatMap(([file, { urls, policy }]) => urls.flatMap((pageUrl) => {
    const problem = problemOf(pageUrl, file, policy);
    return problem ? `${pageUrl.place ?? placeOf(pageUrl.url, file)}: ${problem}` : [];
  }));
  return [...new Set(mistakes)];
}

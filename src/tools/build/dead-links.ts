import { assetFilter } from '../../model/pictures';
import { decode, isPlaceholder, parseUrl, pathOf } from '../../model/urls';
import type { LanguageSource } from '../../schema/types';
import { photoFilter } from '../files';
import { projectsMarkerFile, resolveRequest, type ServedSite } from '../serve/server';
import { adviceFor, readPolicy } from './csp-advice';
import { findUrlLine } from './find-line';

/** The attributes that load a file, and the CSP directives that govern them. */
const directives: Record<string, string> = {
  'img src': 'img-src', 'img srcset': 'img-src', 'source srcset': 'img-src', 'video poster': 'img-src',
  'video src': 'media-src', 'audio src': 'media-src', 'source src': 'media-src', 'track src': 'media-src',
  'iframe src': 'frame-src', 'embed src': 'object-src', 'object data': 'object-src', 'script src': 'script-src',
  'form action': 'form-action', 'stylesheet href': 'style-src', 'manifest href': 'manifest-src', 'icon href': 'img-src',
};

/** Returns the attributes of each tag, plus the name of the tag as `tag`. */
const tagsOf = (html: string) => [...html.matchAll(/<([a-z]\w*)(\s[^>]*)>/g)].map(([, tag, text]) =>
  Object.fromEntries([...`tag="${tag}"${text}`.matchAll(/([\w-]+)="([^"]*)"/g)]
    .map(([, name, value]) => [name!, value!.replaceAll('&amp;', '&')])));

/** Returns the URLs of a tag and the directives that must allow them. A hash allows scripts with `integrity`. */
const urlsOf = ({ tag, rel, integrity, ...attributes }: Record<string, string>) =>
  Object.entries(attributes).flatMap(([name, value]) => {
    const directive = directives[`${tag === 'link' ? rel : tag} ${name}`];
    if (!directive && name !== 'href') return [];
    const urls = name === 'srcset' ? value.split(/,\s+/).map((part) => part.trim().split(/\s/)[0]!) : [value];
    return urls.map((url) => ({ url, directive: integrity ? undefined : directive, place: '' }));
  });

/** Returns the URLs in the styles of a page and the directives that must allow them. */
const cssUrlsOf = (html: string) => (html.match(/<style[\s>][^]*?<\/style>|\sstyle="[^"]*"/g) ?? [])
  .flatMap((css) => css.match(/@font-face\s*\{[^}]*|url\([^)]*/g) ?? [])
  .flatMap((part) => [...part.matchAll(/url\((?:["']|&quot;)?(?!#|about:)([^"')&]*)/g)].map(([, url]) =>
    ({ url: url!, directive: part.startsWith('@') ? 'font-src' : 'img-src', place: 'CSS' })));

/** Returns how much of two paths is the same at the start and at the end, from 0 to 1. */
function likeness(path: string, other: string) {
  const shared = /^(?<start>.*).*?(?<end>.*)\n\k<start>.*\k<end>$/.exec(`${path}\n${other}`)!.groups!;
  return (2 * `${shared.start}${shared.end}`.length) / (path + other).length;
}

type CheckedSite = ServedSite & { htmlFiles: ReadonlyMap<string, string>; sources: Iterable<[string, unknown]> };

/** Returns dead links, and files that the CSP of their page blocks. `sources` are the files in src/site/. */
export function checkLinks(site: CheckedSite, languages: LanguageSource[]) {
  const { htmlFiles, sitePath, sources } = site;
  const { url: siteUrl } = languages[0]!.site;
  const { origin } = new URL(siteUrl);
  const pages = [...htmlFiles].map(([file, html]) => ({ file, html, tags: tagsOf(html) }));
  const anchors = new Map(pages.map(({ file, tags }) =>
    [file, new Set(tags.flatMap(({ tag, id, name }) => (tag === 'a' ? [id, name] : id)))]));
  const isReal = !isPlaceholder(siteUrl);

  const nameOf = (file: string) => file.replace(/\/?(index)?\.html$/, '');

  /** Returns whether a file is the page of unknown projects, which is empty. */
  const isEmpty = (file: string) => site.files.has(`${nameOf(file)}/${projectsMarkerFile}`);

  const paths = [...htmlFiles.keys()].filter((file) => !isEmpty(file)).map((file) => sitePath + nameOf(file));

  /** Returns what to do about a missing file, or the page with the most similar path. */
  function hintFor(path: string) {
    if (photoFilter.test(path)) return ' Put the original into assets/photos/, and run `npm run images`.';
    if (assetFilter.test(path)) return ' Put the file into assets/.';
    if (/\.(?!html$)\w+$/.test(path)) return ' Put the file into assets/root/.';
    const [nearest = ''] = paths.toSorted((one, other) => likeness(path, other) - likeness(path, one));
    return likeness(path, nearest) > 0.6 ? ` The nearest page is ${nearest}.` : '';
  }

  /** Returns the place of a URL in the file of a page or in content.ts, or else the path of the page. */
  function placeOf(url: string, file: string) {
    const { folder } = languages.findLast(({ folder }) => file.startsWith(folder))!;
    const places = [...sources]
      .filter(([name]) => name === `${folder}content.ts` || pathOf(name.replace('pages/', '')) === nameOf(file))
      .map(([name, text]) => ({ name, line: findUrlLine(url, `${text}`) }));
    const found = places.findLast(({ line }) => line > 0);
    return found ? `${found.name}:${found.line}` : sitePath + nameOf(file);
  }

  function isDead(target: URL, file: string) {
    const [name, status] = resolveRequest(site, target.pathname + target.search);
    const [anchor] = decode(target.hash.slice(1)).split(':~:'); // removes a text fragment
    const isMissing = anchor !== '' && anchor !== 'top' && anchors.get(name)?.has(anchor!) === false;
    return status !== 200 || isMissing || (isEmpty(name) && !isEmpty(file));
  }

  const where = sitePath === '/' ? 'the site' : `the site, which is at ${sitePath}`;
  const mistakes = pages.flatMap(({ file, html, tags }) => {
    const policy = readPolicy(tags.find((tag) => tag['http-equiv'] === 'content-security-policy')?.content);
    return [...tags.flatMap(urlsOf), ...cssUrlsOf(html)].flatMap(({ url, directive, place }) => {
      const target = parseUrl(url, siteUrl + file);
      if (!target) return [];
      const isRelative = !/^(\w+:)?\/\//.test(url); // other sites may share the host
      const isOwn = target.origin === origin && (isRelative || (isReal && target.pathname.startsWith(sitePath)));
      const advice = directive && adviceFor(policy, directive, target, origin);
      const { pathname } = new URL(url, siteUrl + nameOf(file)); // the same for both files of a page
      const problem = isOwn && isDead(target, file) ? `${url} does not exist in ${where}.${hintFor(pathname)}`
        : advice && `the CSP blocks ${url}. ${advice}`;
      return problem ? `${place || placeOf(url, file)}: ${problem}` : [];
    });
  });
  return [...new Set(mistakes)];
}

import { textsIn } from '../../checks/rules';
import { decode, isPlaceholder, parseUrl } from '../../model/urls';
import type { LanguageSource } from '../../schema/types';
import { throwMistakes } from '../user-error';
import { projectsMarkerFile, resolveRequest, type ServedSite } from './resolve-request';

/** The attributes that load a file, and the CSP directives that govern them. */
const directives: Record<string, string> = {
  'img src': 'img-src', 'img srcset': 'img-src', 'source srcset': 'img-src', 'video poster': 'img-src',
  'video src': 'media-src', 'audio src': 'media-src', 'source src': 'media-src', 'track src': 'media-src',
  'iframe src': 'frame-src', 'embed src': 'object-src', 'object data': 'object-src', 'script src': 'script-src',
  'stylesheet href': 'style-src', 'manifest href': 'manifest-src', 'icon href': 'img-src',
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
const cssUrlsOf = (html: string) => (html.match(/<style[\s>][^]*?<\/style>|\sstyle="[^"]*"/g) ?? []).flatMap((css) =>
  [...css.matchAll(/(?:(?<=(@font-face\s*\{[^}]*))|)url\((?:["']|&quot;)?(?!#|about:)([^"')&]*)/g)]
    .map(([, font, url]) => ({ url: url!, directive: font === undefined ? 'img-src' : 'font-src', place: 'CSS' })));

/** Returns whether a CSP source, such as `'self'`, `data:` or `https://*.example.com/a/`, allows a URL. */
function allows(source: string, url: URL, origin: string) {
  const host = source.replace(/^https?:\/\/|\/.*/g, '');
  return source === '*' || source === url.protocol || (source === "'self'" && url.origin === origin)
    || (host.startsWith('*.') ? url.host.endsWith(host.slice(1)) : url.host === host);
}

/** Returns the sources in the CSP of a page, by directive. */
function readPolicy(tags: ReturnType<typeof tagsOf>) {
  const policy = tags.find((tag) => tag['http-equiv'] === 'content-security-policy')?.content ?? 'default-src *';
  return new Map(policy.split('; ').map((part) => {
    const [directive = '', ...sources] = part.split(' ');
    return [directive, sources] as const;
  }));
}

/** Returns what to do if the policy blocks a URL, or undefined if it does not. */
function adviceFor(policy: ReturnType<typeof readPolicy>, wanted: string, target: URL, origin: string) {
  // With a style-src-elem, browsers ignore style-src.
  const directive = [`${wanted}-elem`, wanted, 'default-src'].find((name) => policy.has(name))!;
  if (policy.get(directive)!.some((source) => allows(source, target, origin))) return undefined;
  const source = target.origin === origin ? "'self'" : target.origin === 'null' ? target.protocol : target.origin;
  const add = wanted === 'img-src' ? 'Put the picture into assets/photos/, or add' : 'Add';
  return `${add} ${source} to allowed['${directive === 'default-src' ? wanted : directive}'] in settings.ts.`;
}

/** Returns the places of links in content.ts, by URL. */
const placesOf = (languages: LanguageSource[]) => new Map(languages.flatMap(({ folder, site, members, projects }) =>
  textsIn({ site, members, projects }, `${folder}content.ts`)
    .filter(({ path }) => /\.(links\.\w+|link|href)$/.test(path))
    .map(({ text, path }) => [parseUrl(text, site.url + folder)?.href, path.replace('.ts.', '.ts: ')])));

/** Throws a UserError if pages have dead links, or load files that their CSP blocks. */
export function checkLinks(site: ServedSite & { htmlFiles: ReadonlyMap<string, string> }, languages: LanguageSource[]) {
  const { htmlFiles, sitePath } = site;
  const { url: siteUrl } = languages[0]!.site;
  const { origin } = new URL(siteUrl);
  const pages = [...htmlFiles].map(([file, html]) => ({ file, html, tags: tagsOf(html) }));
  const anchors = new Map(pages.map(({ file, tags }) => [file, new Set(tags.map(({ id }) => id))]));
  const places = placesOf(languages);
  const isReal = !isPlaceholder(siteUrl);

  /** Returns whether a file is the page of unknown projects, which is empty. */
  const isEmpty = (file: string) => site.files.has(`${file.replace(/(\/index)?\.html$/, '')}/${projectsMarkerFile}`);

  function isDead(target: URL, file: string) {
    const [name, status] = resolveRequest(site, target.pathname + target.search);
    const [anchor] = decode(target.hash.slice(1)).split(':~:'); // removes a text fragment
    const isMissing = anchor !== '' && anchor !== 'top' && anchors.get(name)?.has(anchor!) === false;
    return status !== 200 || isMissing || (isEmpty(name) && !isEmpty(file));
  }

  const where = sitePath === '/' ? 'the site' : `the site, which is at ${sitePath}`;
  const mistakes = pages.flatMap(({ file, html, tags }) => {
    const path = sitePath + file.replace(/\/?(index)?\.html$/, '');
    const policy = readPolicy(tags);
    return [...tags.flatMap(urlsOf), ...cssUrlsOf(html)].flatMap(({ url, directive, place }) => {
      const target = parseUrl(url, siteUrl + file);
      if (!target) return [];
      const isRelative = !/^(\w+:)?\/\//.test(url); // other sites may share the host
      const isOwn = target.origin === origin && (isRelative || (isReal && target.pathname.startsWith(sitePath)));
      const at = place || (places.get(target.href) ?? path);
      if (isOwn && isDead(target, file)) return `${at}: ${url} does not exist in ${where}.`;
      const advice = directive && adviceFor(policy, directive, target, origin);
      return advice ? `${at}: the CSP blocks ${url}. ${advice}` : [];
    });
  });
  throwMistakes([...new Set(mistakes)]);
}

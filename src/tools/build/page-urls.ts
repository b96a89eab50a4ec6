// Finds the URLs in a page, and which of them its Content Security Policy (CSP) blocks.

/** The attributes that load a file, and the CSP directives that govern them. */
const directives: Record<string, string> = {
  'img src': 'img-src', 'img srcset': 'img-src', 'source srcset': 'img-src', 'video poster': 'img-src',
  'video src': 'media-src', 'audio src': 'media-src', 'source src': 'media-src', 'track src': 'media-src',
  'iframe src': 'frame-src', 'embed src': 'object-src', 'object data': 'object-src', 'script src': 'script-src',
  'form action': 'form-action', 'stylesheet href': 'style-src', 'manifest href': 'manifest-src', 'icon href': 'img-src',
};

type Tag = Record<string, string>;

/** Returns the attributes of each tag, plus the name of the tag as `tag`. */
export const tagsOf = (html: string): Tag[] => [...html.matchAll(/<([a-z]\w*)(\s[^>]*)>/gi)].map(([, tag, text]) =>
  Object.fromEntries([...`tag="${tag!.toLowerCase()}"${text}`.matchAll(/([\w-]+)="([^"]*)"/g)]
    .map(([, name, value]) => [name!.toLowerCase(), value!.replaceAll('&amp;', '&')])));

/** A URL in a page, and the directive that must allow it, if any. */
export type PageUrl = { url: string; directive?: string; place?: 'CSS' };

/** A hash allows scripts with `integrity`. */
const urlsOfTag = ({ tag, rel, integrity, ...attributes }: Tag): PageUrl[] =>
  Object.entries(attributes).flatMap(([name, value]) => {
    const directive = directives[`${tag === 'link' ? rel : tag} ${name}`];
    if (!directive && name !== 'href') return [];
    const urls = name === 'srcset' ? value.split(/,\s+/).map((part) => part.trim().split(/\s/)[0]!) : [value];
    return urls.map((url) => ({ url, directive: integrity ? undefined : directive }));
  });

const urlsOfStyle = (css: string): PageUrl[] => (css.match(/@font-face\s*\{[^}]*|url\([^)]*/g) ?? []).flatMap((part) =>
  [...part.matchAll(/url\((?:["']|&quot;)?(?!#|about:)([^"')&]*)/g)].map(([, url]) =>
    ({ url: url!, directive: part.startsWith('@') ? 'font-src' : 'img-src', place: 'CSS' })));

/** Returns the URLs in the tags and styles of a page. */
export function urlsOf(html: string, tags: Tag[]) {
  const styles = html.match(/<style[\s>][^]*?<\/style>|\sstyle="[^"]*"/g) ?? [];
  return [...tags.flatMap(urlsOfTag), ...styles.flatMap(urlsOfStyle)];
}

/** Returns whether a CSP source, such as `'self'`, `data:` or `https://*.example.com/a/`, allows a URL. */
function allows(source: string, url: URL, origin: string) {
  const host = source.replace(/^https?:\/\/|\/.*/g, '');
  return source === '*' || source === url.protocol || (source === "'self'" && url.origin === origin)
    || (host.startsWith('*.') ? url.host.endsWith(host.slice(1)) : url.host === host);
}

/** Returns the sources in a CSP by directive. */
export const readPolicy = (policy = 'default-src *') =>
  new Map(policy.split('; ').map((part) => {
    const [directive = '', ...sources] = part.split(' ');
    return [directive, sources] as const;
  }));

/** Returns what to do if the policy blocks a URL, or undefined if it does not. */
export function blockedAdvice(policy: ReturnType<typeof readPolicy>, wanted: string, target: URL, origin: string) {
  // With a style-src-elem, browsers ignore style-src.
  const directive = [`${wanted}-elem`, wanted, 'default-src'].find((name) => policy.has(name))!;
  if (policy.get(directive)!.some((source) => allows(source, target, origin))) return undefined;
  const source = target.origin === origin ? "'self'" : target.origin === 'null' ? target.protocol : target.origin;
  const add = wanted === 'img-src' ? 'Put the picture into assets/photos/, or add' : 'Add';
  return `${add} ${source} to allowed['${directive === 'default-src' ? wanted : directive}'] in settings.ts.`;
}

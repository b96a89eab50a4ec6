// Sources of a content security policy: https://www.w3.org/TR/CSP3/#match-url-to-source-expression

const scheme = '([a-z][a-z\\d+.-]*:)';
const schemeSource = RegExp(`^${scheme}$`, 'i');
const hostSource = RegExp(`^(?:${scheme}//)?(\\*|(?:\\*\\.)?[\\w.-]+)(?::(\\d+|\\*))?(/.*)?$`, 'i');

/** A scheme stands for its secure form too. */
const hasScheme = ({ protocol }: URL, scheme: string) =>
  [scheme, scheme.replace(/^http:$/, 'https:')].includes(protocol);

/** A star stands for all hosts, or for those below one. */
const hasHost = ({ hostname }: URL, host: string) =>
  host.startsWith('*') ? hostname.endsWith(host.slice(1)) : hostname === host;

const hasPort = ({ port, protocol }: URL, wanted: string) =>
  wanted === '*' || wanted === port || (port === '' && wanted === (protocol === 'https:' ? '443' : '80'));

const hasPath = ({ pathname }: URL, path: string) =>
  path.endsWith('/') ? pathname.startsWith(path) : pathname === path;

/** Whether a policy of the site at `own` that has this source allows a URL. */
export function allows(source: string, url: URL, own: URL) {
  if (source === "'self'") return url.origin === own.origin;
  if (source === '*') return /^https?:$/.test(url.protocol);
  if (schemeSource.test(source)) return hasScheme(url, source.toLowerCase());
  const [, scheme = own.protocol, host, port = '', path = '/'] = hostSource.exec(source) ?? [];
  return host !== undefined && hasScheme(url, scheme.toLowerCase()) && hasHost(url, host.toLowerCase())
    && hasPort(url, port) && hasPath(url, path);
}

/** The source that allows a URL and, of its kind, the least else. */
export function sourceOf(url: URL, own: URL) {
  if (url.origin === own.origin) return "'self'";
  return url.host ? `${url.protocol}//${url.host}` : url.protocol;
}

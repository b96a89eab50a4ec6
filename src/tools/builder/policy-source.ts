// Sources of a content security policy, of the kinds that `allowed` in settings.ts may have:
// https://www.w3.org/TR/CSP3/#match-url-to-source-expression

/** Whether a policy of the site at `own` that has this source allows a URL. */
export function allows(source: string, url: URL, own: URL) {
  if (source === "'self'") return url.origin === own.origin;
  const [, scheme = own.protocol, host = '', port = ''] =
    /^(?:([a-z]+:)(?:\/\/|$))?(.*?)(?::(\d+))?$/.exec(source.toLowerCase())!;
  const isScheme = [scheme, scheme.replace('http:', 'https:')].includes(url.protocol); // also its secure form
  if (host === '') return isScheme;
  const isHost = host.startsWith('*') ? url.hostname.endsWith(host.slice(1)) : url.hostname === host;
  return isScheme && isHost && url.port === new URL(`${url.protocol}//host:${port}`).port;
}

/** The source that allows a URL and, of its kind, the least else. */
export function sourceOf(url: URL, own: URL) {
  if (url.origin === own.origin) return "'self'";
  return url.host ? `${url.protocol}//${url.host}` : url.protocol;
}

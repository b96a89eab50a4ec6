// Matches the kinds of sources that `allowed` in settings.ts can have:
// https://www.w3.org/TR/CSP3/#match-url-to-source-expression

/** Whether a source allows a URL, on the site at `own`. */
export function allows(source: string, url: URL, own: URL) {
  if (source === "'self'") return url.origin === own.origin;
  const [, scheme = own.protocol, host = '', port = ''] =
    /^(?:([a-z]+:)(?:\/\/|$))?(.*?)(?::(\d+))?$/.exec(source.toLowerCase())!;
  const isScheme = [scheme, scheme.replace('http:', 'https:')].includes(url.protocol); // http also allows https
  if (host === '') return isScheme;
  const isHost = host.startsWith('*') ? url.hostname.endsWith(host.slice(1)) : url.hostname === host;
  return isScheme && isHost && url.port === new URL(`${url.protocol}//host:${port}`).port;
}

/** The narrowest source of these kinds that allows a URL. */
export function sourceOf(url: URL, own: URL) {
  if (url.origin === own.origin) return "'self'";
  return url.host ? `${url.protocol}//${url.host}` : url.protocol;
}

// Finds what the Content Security Policy (CSP) of a page blocks.

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
export function adviceFor(policy: ReturnType<typeof readPolicy>, wanted: string, target: URL, origin: string) {
  // With a style-src-elem, browsers ignore style-src.
  const directive = [`${wanted}-elem`, wanted, 'default-src'].find((name) => policy.has(name))!;
  if (policy.get(directive)!.some((source) => allows(source, target, origin))) return undefined;
  const source = target.origin === origin ? "'self'" : target.origin === 'null' ? target.protocol : target.origin;
  const add = wanted === 'img-src' ? 'Put the picture into assets/photos/, or add' : 'Add';
  return `${add} ${source} to allowed['${directive === 'default-src' ? wanted : directive}'] in settings.ts.`;
}

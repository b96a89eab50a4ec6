import { hash } from 'node:crypto';
import type { Policy } from '../schema/types';

export const policyHash = (data: string | Uint8Array) => `sha256-${hash('sha256', data, 'base64')}`;

/** Returns the sources of the inline scripts or styles in HTML. JSON needs none. */
const inlineSources = (html: string, tag: 'script' | 'style') =>
  [...html.matchAll(RegExp(`<${tag}(?=[\\s>])(?![^>]*(\\ssrc=|json))[^>]*>([^]*?)</${tag}`, 'gi'))]
    .map(([, , text]) => `'${policyHash(text!)}'`);

const fallbacks: Record<string, string> = { 'style-src-elem': 'style-src', 'worker-src': 'script-src' };

/** Returns the value of a directive. Browsers ignore `'none'` beside others, and a hash disables `'unsafe-inline'`. */
function sourceList(sources: string[]) {
  const all = new Set(sources);
  if (all.size > 1) all.delete(`'none'`);
  return [...all].filter((source) => !all.has(`'unsafe-inline'`) || !source.startsWith(`'sha`)).join(' ');
}

/** `html` is all HTML that the page may show, except our own scripts and styles. */
type Parts = { css: string; scriptHash?: string; html?: string };

/** Returns the Content Security Policy (CSP) of a page. `frame-ancestors` works only in headers (src/hosts/). */
export function policyOf({ css, scriptHash, html = '' }: Parts, allowed: Policy = {}) {
  const scripts = inlineSources(html, 'script');
  const styles = [`'${policyHash(css)}'`, ...inlineSources(html, 'style')];
  const ours: Record<string, string[]> = {
    'default-src': [`'none'`],
    ...(scriptHash && { 'script-src': [`'${scriptHash}'`, ...scripts] }),
    'style-src': [...styles, ...(scriptHash ? [`'self'`] : [])], // the deferred style sheet
    ...(/<[^>]*\sstyle=/.test(html) && { 'style-src-attr': [`'unsafe-inline'`] }),
    'font-src': [`'self'`],
    'img-src': [`'self'`, 'data:'],
    'media-src': [`'self'`],
    'connect-src': [`'self'`],
    'base-uri': [`'none'`],
    'form-action': [`'none'`],
    // Trusted Types would break most third-party scripts.
    ...(scripts.length === 0 && !allowed['script-src']?.length
      && { 'require-trusted-types-for': [`'script'`], 'trusted-types': [`'none'`] }),
  };
  const sourcesOf = (name: string) => [...ours[name] ?? [], ...allowed[name as keyof Policy] ?? []];

  return Object.keys({ ...ours, ...allowed }).map((name) => {
    const fallback = fallbacks[name]; // browsers ignore it if the directive is given, so that repeats its sources
    return `${name} ${sourceList([...(fallback ? sourcesOf(fallback) : []), ...sourcesOf(name)])}`;
  }).join('; ');
}

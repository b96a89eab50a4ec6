import { hash } from 'node:crypto';
import type { Policy } from '../schema/types';
import { attributesOf } from './tags';

export const policyHash = (data: string | Uint8Array) => `sha256-${hash('sha256', data, 'base64')}`;

/** Returns the sources of the inline scripts or styles in HTML. JSON needs none. */
const inlineSources = (html: string, tag: 'script' | 'style') =>
  [...html.matchAll(RegExp(`<${tag}(?=[\\s>])([^>]*)>([^]*?)</${tag}`, 'gi'))].flatMap(([, attributes, text]) => {
    const { src, type = '' } = attributesOf(attributes!);
    return src === undefined && !/json/i.test(type) ? `'${policyHash(text!)}'` : [];
  });

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
  const hasTeamScripts = scripts.length > 0 || Boolean(allowed['script-src']?.length);
  const policy: Record<string, string[]> = {
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
    ...(!hasTeamScripts && { 'require-trusted-types-for': [`'script'`], 'trusted-types': [`'none'`] }),
  };
  for (const [name, sources] of Object.entries(allowed)) policy[name] = [...policy[name] ?? [], ...sources];
  // Browsers ignore `fallback` if the directive is given, so that repeats its sources.
  for (const [name, fallback] of [['style-src-elem', 'style-src'], ['worker-src', 'script-src']] as const) {
    if (policy[name]) policy[name] = [...policy[fallback] ?? [], ...policy[name]];
  }
  return Object.entries(policy).map(([name, sources]) => `${name} ${sourceList(sources)}`).join('; ');
}

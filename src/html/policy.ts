import { hash } from 'node:crypto';
import type { Policy } from '../schema/types';

export const policyHash = (data: string | Uint8Array) => `sha256-${hash('sha256', data, 'base64')}`;

type Parts = { css: string; scriptHash?: string; html?: string };

/** Returns the Content Security Policy (CSP) of a page. `frame-ancestors` works only in headers (src/hosts/). */
export function policyOf({ css, scriptHash, html = '' }: Parts, allowed: Policy = {}) {
  const policy: Record<string, string[]> = {
    'default-src': [`'none'`],
    ...(scriptHash && { 'script-src': [`'${scriptHash}'`] }),
    'style-src': [`'${policyHash(css)}'`, ...(scriptHash ? [`'self'`] : [])], // the deferred style sheet
    ...(/<[^>]*\sstyle=/.test(html) && { 'style-src-attr': [`'unsafe-inline'`] }),
    'font-src': [`'self'`],
    'img-src': [`'self'`, 'data:'],
    'media-src': [`'self'`],
    'connect-src': [`'self'`],
    'base-uri': [`'none'`],
    'form-action': [`'none'`],
    // Trusted Types would break most third-party scripts.
    ...(!allowed['script-src']?.length && { 'require-trusted-types-for': [`'script'`], 'trusted-types': [`'none'`] }),
  };
  for (const [directive, sources = []] of Object.entries(allowed)) {
    const before = policy[directive] ?? [];
    policy[directive] = [...before.filter((source) => source !== `'none'`), ...sources];
  }
  return Object.entries(policy).map(([directive, sources]) => `${directive} ${sources.join(' ')}`).join('; ');
}

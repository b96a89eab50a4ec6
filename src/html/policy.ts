import { hash } from 'node:crypto';
import type { Policy } from '../team/types';

export const policyHash = (data: string | Uint8Array) => `sha256-${hash('sha256', data, 'base64')}`;

/** The content security policy in a page. `frame-ancestors` works only in headers. */
export function policyOf(hashes: { script?: string; style: string }, allowed: Policy = {}, hasFonts = false) {
  const policy: Record<string, string[]> = {
    'default-src': [`'none'`],
    ...(hashes.script && { 'script-src': [`'${hashes.script}'`] }),
    'style-src': [`'${hashes.style}'`, ...(hashes.script ? [`'self'`] : [])], // the late style sheet
    ...(hasFonts && { 'font-src': [`'self'`] }),
    'img-src': [`'self'`],
    'connect-src': [`'self'`],
    'base-uri': [`'none'`],
    'form-action': [`'none'`],
    // Scripts of others make markup from texts.
    ...(!allowed['script-src']?.length && { 'require-trusted-types-for': [`'script'`], 'trusted-types': [`'none'`] }),
  };
  for (const [directive, sources = []] of Object.entries(allowed)) {
    const before = policy[directive] ?? [];
    policy[directive] = [...before.filter((source) => source !== `'none'`), ...sources];
  }
  return Object.entries(policy).map(([directive, sources]) => `${directive} ${sources.join(' ')}`).join('; ');
}

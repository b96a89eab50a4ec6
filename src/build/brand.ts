// What the share image and the icons show: if it changes, they must be made anew.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Site } from '../types';
import { checkPrimary, hexOf, tokensOf } from './colours';
import { readNeeded } from './mistake';

export type Brand = ReturnType<typeof readBrand>;

/**
 * What the content, the style sheet and `assets/logo.svg`, where there is one, say of the brand. Throws a Mistake when its
 * colour is none.
 */
export function readBrand(root: string, { brand, headline, url }: Site) {
  const tokens = tokensOf(readNeeded(root, 'styles/tokens.css').toString());
  checkPrimary(tokens);
  const logo = join(root, 'assets/logo.svg');
  return {
    brand,
    headline,
    host: new URL(url).host,
    fill: hexOf(tokens, '--brand'),
    ink: hexOf(tokens, '--on-fill'),
    ...(existsSync(logo) && { logo: readFileSync(logo, 'utf8') }),
  };
}

/** A short mark of what the share image and the icons show. */
export const fingerprint = (brand: Brand) =>
  createHash('sha256').update(JSON.stringify(brand)).digest('hex').slice(0, 12);

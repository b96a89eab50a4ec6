// What the share image and the icons show: if it changes, they must be made anew.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkPrimary, hexOf, tokensOf } from './colours.mjs';
import { readNeeded } from './mistake.mjs';

/** @import { Site } from '../types' */

/** @typedef {ReturnType<typeof readBrand>} Brand */

/**
 * What the content, the style sheet and `assets/logo.svg`, where there is one, say of the brand. Throws a Mistake when its
 * colour is none.
 * @param {string} root
 * @param {Site} site
 */
export function readBrand(root, { brand, headline, url }) {
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
export const fingerprint = (/** @type {Brand} */ brand) =>
  createHash('sha256').update(JSON.stringify(brand)).digest('hex').slice(0, 12);

// The data that the share image and the icons show. When it changes, they are out of date.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Site } from '../types';
import { checkPrimary, hexOf, tokensOf } from './colours';
import { checkSvg } from './images';
import { readNeeded } from './mistake';

export type Brand = ReturnType<typeof readBrand>;

const cure = 'put it into assets/photos/ as logo.svg and run npm run images';

function readLogo(root: string) {
  const path = join(root, 'assets/logo.svg');
  if (!existsSync(path)) return undefined;
  const bytes = readFileSync(path);
  checkSvg(path, bytes, `${cure}.`);
  return bytes.toString();
}

/** Reads the brand, with `assets/logo.svg` if it exists. Throws a Mistake if that is unsafe or the theme colour is invalid. */
export function readBrand(root: string, { brand, headline, url }: Site) {
  const tokens = tokensOf(readNeeded(root, 'styles/tokens.css').toString());
  checkPrimary(tokens);
  const logo = readLogo(root);
  return {
    brand,
    headline,
    host: new URL(url).host,
    fill: hexOf(tokens, '--brand'),
    ink: hexOf(tokens, '--on-fill'),
    ...(logo !== undefined && { logo }),
  };
}

/** A short hash of the brand, which `assets/icon.svg` records. */
export const fingerprint = (brand: Brand) =>
  createHash('sha256').update(JSON.stringify(brand)).digest('hex').slice(0, 12);

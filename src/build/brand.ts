// The data that the share image and the icons show. When it changes, they are out of date.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Site } from '../types';
import { checkPrimary, hexOf, tokensOf } from './colours';
import { readText } from './mistake';

export type Brand = ReturnType<typeof readBrand>;

/** Reads the brand, with `assets/logo.svg` if it exists. Throws a Mistake if the theme colour is invalid. */
export function readBrand(root: string, { brand, headline, url }: Site) {
  const tokens = new Map(['tokens.css', 'theme.css'].flatMap((name) => [...tokensOf(readText(root, `styles/${name}`))]));
  checkPrimary(tokens);
  const logo = join(root, 'assets/logo.svg');
  return {
    brand,
    headline,
    host: new URL(url).host,
    fill: hexOf(tokens, '--brand'),
    ink: hexOf(tokens, '--on-fill'),
    ...(existsSync(logo) && { logo: readFileSync(logo, 'utf8').replaceAll('\r\n', '\n') }),
  };
}

/** A short hash of the brand, which `assets/icon.svg` records. */
export const fingerprint = (brand: Brand) =>
  createHash('sha256').update(JSON.stringify(brand)).digest('hex').slice(0, 12);

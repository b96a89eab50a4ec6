// The data that the share image and the icons show. When it changes, they are out of date. The logo is also the mark of pages.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { patternOf } from '../prepare/pattern';
import type { Site } from '../types';
import { checkPrimary, hexOf, tokensOf } from './css/colours';
import { pixelSize } from './image-size';
import { checkSvg } from './images';
import { readText } from './mistake';

export type Brand = ReturnType<typeof readBrand>;

const cure = 'put it into assets/photos/ as logo.svg and run npm run images';

function readLogo(root: string) {
  const path = join(root, 'assets/logo.svg');
  if (!existsSync(path)) return undefined;
  const bytes = readFileSync(path);
  checkSvg(path, bytes, `${cure}.`);
  return bytes.toString().replaceAll('\r\n', '\n');
}

/** Reads the brand, with `assets/logo.svg` if it exists. Throws a Mistake if that is unsafe or the theme colour is invalid. */
export function readBrand(root: string, { brand, headline, url }: Site) {
  const tokens = new Map(['tokens.css', 'theme.css'].flatMap((name) => [...tokensOf(readText(root, `styles/${name}`))]));
  checkPrimary(tokens);
  const logo = readLogo(root);
  return {
    brand,
    pattern: patternOf(brand),
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

const sizeOf = (logo: string) => pixelSize(Buffer.from(logo));

/** The custom properties of the mark: with a logo it shows `icon.svg`, at `base`, in the logo's proportions. */
export function markStyle({ logo }: Brand, base: string): Record<string, string | number> {
  if (!logo) return {};
  const { width, height } = sizeOf(logo) ?? { width: 1, height: 1 };
  return { mark: `url(${base}icon.svg)`, 'mark-size': '1.5em', 'mark-align': 'center', 'mark-ratio': width / height, 'mark-radius': 0 };
}

const maxLogoKB = 50;
const maxLogoRatio = 2;

/** A sentence for each flaw of the logo: it is heavy, far from square, or has no size. */
export function logoWarnings({ logo }: Brand) {
  if (!logo) return [];
  const warnings: string[] = [];
  const kb = Math.ceil(Buffer.byteLength(logo) / 1024);
  if (kb > maxLogoKB) warnings.push(`assets/logo.svg has ${kb} KB, more than the ${maxLogoKB} KB it should have, since every page loads it; ${cure}, or draw it with less detail.`);
  const size = sizeOf(logo);
  if (!size) warnings.push('assets/logo.svg has no size; give its <svg> a viewBox, like viewBox="0 0 64 64".');
  else if (Math.max(size.width / size.height, size.height / size.width) > maxLogoRatio) {
    warnings.push(`assets/logo.svg is ${size.width} by ${size.height}, far from the square of an icon; use a form of at most ${maxLogoRatio}:1, like the sign without the name.`);
  }
  return warnings;
}

// What the share image and the icons show.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { patternOf } from '../../build/pattern';
import type { Site } from '../../fields/content';
import { brandImages } from '../../pictures';
import { readPalette } from '../colours/palette';
import { shortHash } from '../common/hash';
import { Mistake } from '../common/mistake';
import { pixelSize } from './image-size';
import { readSafe } from './read-asset';

export type Brand = ReturnType<typeof readBrand>;

/** Reads the brand, with `assets/logo.svg` if there is one. Throws a Mistake if that has code, or another name. */
export function readBrand(root: string, { brand, headline, url }: Site) {
  const { primary, 'on-fill': onFill } = readPalette(root);
  const logo = join(root, 'assets/logo.svg');
  const misnamed = readdirSync(join(root, 'assets')).find((name) => /^logo\.\w+$/i.test(name) && name !== 'logo.svg');
  if (misnamed) throw new Mistake(`assets/${misnamed}: the logo must be an SVG, named assets/logo.svg`);
  const drawing = readFileSync(join(root, 'src/tools/make-images/draw.ts'), 'utf8').replaceAll('\r\n', '\n');
  return {
    drawing: shortHash(drawing), // since the images are to be made anew if they are drawn otherwise
    brand,
    pattern: patternOf(brand),
    headline,
    host: url.split('/')[2]!, // as the team writes it, with accents
    fill: primary[0],
    ink: onFill[0],
    ...(existsSync(logo) && { logo: readSafe(logo).toString().replaceAll('\r\n', '\n') }),
  };
}

export function readBrandImage(root: string, name: string) {
  const path = join(root, 'assets', name);
  if (!existsSync(path)) throw new Mistake(`There is no assets/${name}; make it with npm run images.`);
  return readSafe(path);
}

export const fingerprint = (shown: object) => shortHash(JSON.stringify(shown), 12);

/** The attribute of `assets/icon.svg` that says which brand the icons and the share image show. */
export const madeFrom = (brand: Brand) => `data-made-from="${fingerprint(brand)}"`;

/** Whether the icons and the share image are there, and show the brand as it is now. */
export const areImagesMade = (root: string, brand: Brand) =>
  brandImages.every((name) => existsSync(join(root, 'assets', name)))
  && readFileSync(join(root, 'assets/icon.svg'), 'utf8').includes(madeFrom(brand));

/** The width of a logo by its height; 1 if it does not tell its size. */
export function ratioOf(logo: string) {
  const { width, height } = pixelSize(Buffer.from(logo)) ?? { width: 1, height: 1 };
  return width / height;
}

/** The custom properties of the mark of pages: with a logo it shows `icon.svg`, at `base`, in its proportions. */
export function markStyle({ logo }: Brand, base: string): Record<string, string | number> {
  if (!logo) return {};
  const mark = { mark: `url(${base}icon.svg)`, 'mark-size': '1.5em', 'mark-align': 'center', 'mark-radius': 0 };
  return { ...mark, 'mark-ratio': ratioOf(logo) };
}

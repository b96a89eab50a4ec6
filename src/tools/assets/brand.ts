import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { directionOf } from '../../prerender/direction';
import type { Site } from '../../types';
import { Mistake } from '../common/mistake';
import { readFill } from '../css/colours';
import { readSafe } from './read-asset';
import { readSvg, withViewBox } from './svg';

export type Brand = ReturnType<typeof readBrand>;

/** A logo with its size, if there is one. */
function readLogo(root: string, name: string) {
  const path = join(root, 'assets', name);
  return existsSync(path) ? withViewBox(readSafe(path).toString()) : undefined;
}

/** What the share image and the icons show. Throws a Mistake for a logo without a size, or of another name. */
export function readBrand(root: string, { brand, headline, url }: Site, language: string) {
  const logos = readdirSync(join(root, 'assets')).filter((name) => /^logo(-dark)?\.\w+$/i.test(name));
  const misnamed = logos.find((name) => !/^logo(-dark)?\.svg$/.test(name));
  if (misnamed) throw new Mistake(`assets/${misnamed}: the logo must be an SVG, named logo.svg or logo-dark.svg`);
  const logo = readLogo(root, 'logo.svg');
  const darkLogo = readLogo(root, 'logo-dark.svg');
  if (darkLogo && !logo) throw new Mistake('assets/logo-dark.svg is for dark pages; add assets/logo.svg for others');
  return {
    brand,
    headline,
    host: url.split('/')[2]!, // not URL.host, which encodes accents
    ...readFill(root),
    isMirrored: directionOf(language) === 'rtl',
    ...(logo && { logo }),
    ...(darkLogo && { darkLogo }),
  };
}

/** Reads an image that is made by `npm run images`; that of the first language if another one has none yet. */
export function readBrandImage(root: string, name: string) {
  const paths = [name, basename(name)].map((name) => join(root, 'assets', name));
  const path = paths.find((path) => existsSync(path));
  if (!path) throw new Mistake(`There is no assets/${name}; make it with npm run images.`);
  return readSafe(path);
}

/** The width of a logo divided by its height. */
export function ratioOf(logo: string) {
  const { width, height } = readSvg(logo);
  return width / height;
}

/** The custom properties that show a logo as the mark of pages; none without a logo. */
export function markStyle({ logo }: Brand, base: string): Record<string, string | number> {
  if (!logo) return {};
  const mark = { mark: `url(${base}icon.svg)`, 'mark-size': '1.5em', 'mark-align': 'center', 'mark-radius': 0 };
  return { ...mark, 'mark-ratio': ratioOf(logo) };
}

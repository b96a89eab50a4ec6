import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Mistake } from '../common/mistake';
import { readFill } from '../css/colours';
import { readSvg } from './svg';

export type Logo = { svg: string; ratio: number };

/** A drawing of `assets/` with its width divided by its height, if there is one. */
function readLogo(root: string, name: string): Logo | undefined {
  const path = join(root, 'assets', name);
  if (!existsSync(path)) return undefined;
  const svg = readFileSync(path, 'utf8');
  const size = readSvg(svg);
  if (!size) throw new Mistake(`assets/${name} has no viewBox`);
  return { svg, ratio: size.width / size.height };
}

/** The colour and the logo, which styles, icons and share images show. */
export const readBrand = (root: string) =>
  ({ ...readFill(root), logo: readLogo(root, 'logo.svg'), darkLogo: readLogo(root, 'logo-dark.svg') });

export type Brand = ReturnType<typeof readBrand>;

/** The custom properties that show a logo as the mark of pages; none without a logo. */
export function markStyle({ logo }: Brand, base: string): Record<string, string | number> {
  if (!logo) return {};
  const mark = { mark: `url(${base}icon.svg)`, 'mark-size': '1.5em', 'mark-align': 'center', 'mark-radius': 0 };
  return { ...mark, 'mark-ratio': logo.ratio };
}

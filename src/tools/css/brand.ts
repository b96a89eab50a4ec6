import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPicture } from '../assets/read-picture';
import { listFiles } from '../common/files';
import { readFill } from './colors';

type Logo = { svg: string; ratio: number };

/** An SVG of `assets/` and its aspect ratio, if it exists. Its name may be in capitals. */
function readLogo(root: string, name: string): Logo | undefined {
  const file = listFiles(join(root, 'assets')).find((file) => file.toLowerCase() === name);
  if (!file) return undefined;
  const path = join(root, 'assets', file);
  const bytes = readFileSync(path);
  const { width, height } = readPicture(path, bytes);
  return { svg: `${bytes}`, ratio: width / height };
}

/** The brand color and logos, for styles, favicons and share images. */
export const readBrand = (root: string) =>
  ({ ...readFill(root), logo: readLogo(root, 'logo.svg'), darkLogo: readLogo(root, 'logo-dark.svg') });

export type Brand = ReturnType<typeof readBrand>;

/** Custom properties that show the logo instead of the square. */
export const logoStyle = ({ logo }: Brand, sitePath: string) => ({
  ...(logo && {
    'logo': `url(${sitePath}icon.svg)`,
    'logo-size': '1.5em',
    'logo-align': 'center',
    'logo-edge': 0,
    'logo-ratio': logo.ratio,
  }),
});

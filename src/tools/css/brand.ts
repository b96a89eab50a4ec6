import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPicture } from '../assets/read-picture';
import { listFiles } from '../common/files';
import { readFill } from './colours';

type Logo = { svg: string; ratio: number };

/** A drawing of `assets/` with its width divided by its height, if there is one. Its name may have capitals. */
function readLogo(root: string, name: string): Logo | undefined {
  const file = listFiles(join(root, 'assets')).find((file) => file.toLowerCase() === name);
  if (!file) return undefined;
  const path = join(root, 'assets', file);
  const bytes = readFileSync(path);
  const { width, height } = readPicture(path, bytes);
  return { svg: `${bytes}`, ratio: width / height };
}

/** The colour and the logos, which styles, icons and share images show. */
export const readBrand = (root: string) =>
  ({ ...readFill(root), logo: readLogo(root, 'logo.svg'), darkLogo: readLogo(root, 'logo-dark.svg') });

export type Brand = ReturnType<typeof readBrand>;

/** The custom properties that show a logo in place of the square; none without a logo. */
export const logoStyle = ({ logo }: Brand, sitePath: string) => ({
  ...(logo && {
    'logo': `url(${sitePath}icon.svg)`,
    'logo-size': '1.5em',
    'logo-align': 'center',
    'logo-radius': 0,
    'logo-ratio': logo.ratio,
  }),
});

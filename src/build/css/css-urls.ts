import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Mistake } from '../mistake';

type Site = {
  root: string;
  /** Publishes a file of `assets/`. Returns its address. */
  publish: (path: string) => string;
  /** Whether pages may request an address. */
  isAllowed: (address: string) => boolean;
};

/**
 * Returns a function that gives the address of a `url()` in a style sheet, and publishes the file that it names by a
 * relative path. It throws a Mistake if pages could not load it.
 */
export const urlResolver = ({ root, publish, isAllowed }: Site) => (url: string) => {
  if (url.startsWith('#') || isAllowed(url)) return url;
  const path = join(root, 'styles', url);
  if (/\.(woff2|avif|svg)$/i.test(path) && existsSync(path)) return publish(path);
  throw new Mistake(`url(${url}) names no WOFF2, AVIF or SVG file of the site; write url(../assets/FILE)`);
};

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Mistake } from '../mistake';

const isPublishable = (path: string) => /\.(woff2|avif|svg)$/i.test(path);

type Site = {
  root: string;
  /** Publishes a file of `assets/`. Returns its address. */
  publish: (path: string) => string;
  /** Whether pages may request an address that is absolute or begins with a slash. */
  isAllowed: (address: string) => boolean;
};

/**
 * Returns a function that gives the address of a `url()` in a style sheet, and publishes the file that it names by a
 * relative path. It throws a Mistake if there is no such file, or if pages could not load it.
 */
export const urlResolver = ({ root, publish, isAllowed }: Site) => (url: string) => {
  const fail = (why: string) => new Mistake(`url(${url}) ${why}`);
  if (url.startsWith('#')) return url;
  if (/^(\/|[a-z]+:)/i.test(url)) {
    if (isAllowed(url)) return url;
    throw fail('is not of this site; put the file into assets/ and write url(../assets/FILE)');
  }
  const path = join(root, 'styles', url);
  if (!existsSync(path)) throw fail('names no file; its path begins at styles/, as in url(../assets/FILE)');
  if (!isPublishable(path)) throw fail('names no WOFF2, AVIF or SVG file');
  return publish(path);
};

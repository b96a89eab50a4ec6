import { site } from '../content';

/** The absolute address of a path that starts with the site's base, or of an address that is absolute already. */
export const absolute = (path: string) => new URL(path, site.url).href;

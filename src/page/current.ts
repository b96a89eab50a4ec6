import { base } from 'site-data';
import type { Page } from '../model/types';

/** Returns props that mark the link to the current page or its parent: projects, or `blog` for `blog/primero`. */
export function currentProps(path: string, page: Page) {
  const isPage = page.path === path && page.kind !== 'unknown';
  const isAbove = `${base}${page.file}`.startsWith(`${path}/`);
  return { 'data-current': path, 'aria-current': isPage ? 'page' : isAbove ? 'true' : undefined } as const;
}

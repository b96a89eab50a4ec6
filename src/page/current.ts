import { base } from 'site-data';
import type { Page } from '../model/types';

/** Marks the link to the current page, or to its parent: to projects, or to `blog` on `blog/primero`. */
export function currentProps(path: string, page: Page) {
  const isPage = page.path === path && page.kind !== 'unknown';
  const isAbove = `${base}${page.file}`.startsWith(`${path}/`);
  return { 'data-current': path, 'aria-current': isPage ? 'page' : isAbove ? 'true' : undefined } as const;
}

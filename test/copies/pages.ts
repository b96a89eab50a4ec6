import { JSDOM } from 'jsdom';
import type { BuiltSite } from '../../src/tools/make-site/build-site';

export const textOf = ({ files }: BuiltSite, path: string) => `${files.get(path)}`;

export const { DOMParser } = new JSDOM().window;
const pages = new Map<string, Document>(); // by their HTML, because parsing is slow

/** Parses a page of the site. Does not run its script or parse its style sheet, because that would be slow. */
export function pageOf(site: BuiltSite, path: string): Document {
  const html = textOf(site, path).replace('<style>', '<style type="text/plain">');
  if (!pages.has(html)) pages.set(html, new DOMParser().parseFromString(html, 'text/html'));
  return pages.get(html)!;
}

// The sites that the tests look at, each built once.
import { JSDOM, VirtualConsole } from 'jsdom';
import { buildSite } from '../../src/build/site.mjs';

const root = new URL('../..', import.meta.url).pathname;

export type Site = Awaited<ReturnType<typeof buildSite>>;

export const build = (content: string): Promise<Site> => buildSite({ root, content: `${root}test/content/${content}`, year: 2026 });

const sites = new Map<string, Promise<Site>>();

/** The site of a content file in `test/content/`. */
export function built(content: string): Promise<Site> {
  if (!sites.has(content)) sites.set(content, build(content));
  return sites.get(content)!;
}

export const textOf = ({ files }: Site, path: string) => new TextDecoder().decode(files.get(path));

const pages = new WeakMap<Site, Map<string, Document>>();

/** A page of the site as a browser without script reads it. */
export function pageOf(site: Site, path: string): Document {
  const known = pages.get(site) ?? new Map<string, Document>();
  pages.set(site, known);
  const quiet = new VirtualConsole(); // jsdom does not know all of our CSS
  if (!known.has(path)) known.set(path, new JSDOM(textOf(site, path), { virtualConsole: quiet }).window.document);
  return known.get(path)!;
}

import { base, projectsPath } from 'site-data';
import pages from 'site-pages';
import type { Page } from '../../model/types';
import { decode, projectFile, tidyPath } from '../../urls';

const byFile = new Map(pages.map((page) => [page.file, page]));
const home = byFile.get('index')!;
const unknown = byFile.get(projectsPath)!;
const decodedBase = decode(base);

type Address = Pick<URL, 'pathname' | 'search'>;

/** The page at an address, in any form that static hosts use. */
export function findPage({ pathname, search }: Address): Page | undefined {
  const path = tidyPath(decode(pathname));
  if (!`${path}/`.startsWith(decodedBase)) return;
  const file = path.slice(decodedBase.length).replace(/\.html$/, '').replace(/\/index$/, '') || 'index';
  if (file !== projectsPath) return byFile.get(file);
  const id = new URLSearchParams(search).get('id') ?? '';
  return byFile.get(projectFile(projectsPath, id)) ?? { ...unknown, path: unknown.path + search };
}

/** The page at an address, or else home. */
export const pageAt = (address: Address) => findPage(address) ?? home;

/** The address for the address bar. Keeps parameters that the site does not know. */
export function pathWithParameters({ kind, path }: Page, { search }: Address): string {
  if (kind === 'unknown') return path; // already has all parameters
  const isKnown = (parameter: string) => parameter === '' || (kind === 'project' && /^id(=|$)/.test(parameter));
  const others = search.slice(1).split('&').filter((parameter) => !isKnown(parameter));
  if (others.length === 0) return path;
  return path + (path.includes('?') ? '&' : '?') + others.join('&');
}

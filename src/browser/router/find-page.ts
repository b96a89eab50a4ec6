import { base, projectsPath } from 'site-data';
import pages from 'site-pages';
import type { Page } from '../../model/types';
import { decode, plainPath, projectFile } from '../../model/urls';
import { clickedLink } from '../dom';

const byFile = new Map(pages.map((page) => [page.file, page]));
const home = byFile.get('index')!;
const unknown = byFile.get(projectsPath)!;
const decodedBase = decode(base);

type PathAndQuery = Pick<URL, 'pathname' | 'search'>;

/** Returns the page of a URL, in any of the forms that static hosts use. */
export function findPage({ pathname, search }: PathAndQuery): Page | undefined {
  const path = plainPath(pathname);
  if (!`${path}/`.startsWith(decodedBase)) return;
  const file = path.slice(decodedBase.length) || 'index';
  if (file !== projectsPath) return byFile.get(file);
  const id = new URLSearchParams(search).get('id') ?? '';
  return byFile.get(projectFile(projectsPath, id)) ?? { ...unknown, path: unknown.path + search };
}

/** Returns the page of a URL, or the home page if there is none. */
export const pageAt = (url: PathAndQuery) => findPage(url) ?? home;

/** Returns the path of a page, plus those parameters of a URL that the site does not know. */
export function pathWithParameters({ kind, path }: Page, { search }: PathAndQuery): string {
  if (kind === 'unknown') return path; // already has all parameters
  const isKnown = (parameter: string) => parameter === '' || (kind === 'project' && /^id(=|$)/.test(parameter));
  const others = search.slice(1).split('&').filter((parameter) => !isKnown(parameter));
  if (others.length === 0) return path;
  return path + (path.includes('?') ? '&' : '?') + others.join('&');
}

/** The target of a link. `isBack` means `rel="prev"`, which goes back if the previous entry shows the page. */
export type Target = { page: Page; hash: string; isBack: boolean };

/** Returns undefined if the browser must load the link: to an unknown page, or with parameters for a component. */
export function targetOf(event: MouseEvent): Target | undefined {
  const link = clickedLink(event);
  const page = link && findPage(link);
  if (!page || pathWithParameters(page, link) !== page.path) return;
  return { page, hash: link.hash, isBack: link.relList.contains('prev') };
}

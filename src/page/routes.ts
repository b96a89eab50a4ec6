import { base, home, projects, projectsPath, unknown } from 'model';
import { pages } from 'site/sections';
import { decode, projectFile, tidyPath } from '../addresses';
import type { HomePage, OtherLanguage, OwnPage, Page, ProjectPage } from '../model/types';

export type Route =
  | { kind: 'home'; page: HomePage }
  | { kind: 'project'; page: ProjectPage }
  | { kind: 'unknown'; page: Page }
  | { kind: 'own'; page: OwnPage };

const homeRoute: Route = { kind: 'home', page: home };

/** The pages of `sections.tsx`, with their addresses. */
export const teamPages = Object.entries(pages).map(([path, page]): OwnPage => (
  { ...page, path: base + path, url: home.url + path, tabTitle: `${page.title} — ${home.brand}` }));

const all: Route[] = [
  homeRoute,
  { kind: 'unknown', page: unknown },
  ...projects.filter(({ link }) => !link.target).map((page): Route => ({ kind: 'project', page })),
  ...teamPages.map((page): Route => ({ kind: 'own', page })),
];

/** The path of a page's file in `dist/`, without `.html`. */
export const fileOf = ({ url }: Page) => url.slice(home.url.length) || 'index';

/** All routes, by the file of the page. */
export const routes = new Map(all.map((route) => [fileOf(route.page), route]));

/** The address of a page in another language, or of its home if it has no such page. */
export function addressIn({ base, files }: OtherLanguage, page: Page) {
  const file = fileOf(page);
  return base + (files.includes(file) && file !== 'index' ? file : '');
}

/** Marks the link to the current page or one above it: that to projects, or to `blog` on `blog/primero`. */
export function current(path: string, { kind, page }: Route) {
  const isPage = page.path === path && kind !== 'unknown';
  const isAbove = kind === 'project' ? path === base + projectsPath : page.path.startsWith(`${path}/`);
  return { 'data-current': path, 'aria-current': isPage ? 'page' : isAbove ? 'true' : undefined } as const;
}

export const robotsOf = ({ kind }: Route) => (kind === 'unknown' ? 'noindex' : 'index');

type Address = Pick<URL, 'pathname' | 'search'>;

/** Returns the route, in any form of address that static hosts use. */
export function matchRoute({ pathname, search }: Address): Route | undefined {
  const path = tidyPath(decode(pathname));
  if (!`${path}/`.startsWith(base)) return;
  const file = path.slice(base.length).replace(/\.html$/, '').replace(/\/index$/, '') || 'index';
  if (file !== projectsPath) return routes.get(file);
  const id = new URLSearchParams(search).get('id') ?? '';
  return routes.get(projectFile(projectsPath, id))
    ?? { kind: 'unknown', page: { ...unknown, path: unknown.path + search } };
}

/** Returns the route of an address, or else home's. */
export const routeOf = (address: Address) => matchRoute(address) ?? homeRoute;

/** The address for the address bar. Keeps parameters that the site does not know. */
export function tidyAddress({ kind, page }: Route, { search }: Address): string {
  if (kind === 'unknown') return page.path; // already has all parameters
  const isKnown = (parameter: string) => parameter === '' || (kind === 'project' && /^id(=|$)/.test(parameter));
  const others = search.slice(1).split('&').filter((parameter) => !isKnown(parameter));
  if (others.length === 0) return page.path;
  return page.path + (page.path.includes('?') ? '&' : '?') + others.join('&');
}

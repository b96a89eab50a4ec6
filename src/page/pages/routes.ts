// The pages of the site and their addresses: the router, the prerenderer, the sitemap and the headers follow this list.
import { base, home, projects, projectsPath, unknown } from 'model';
import { pages } from 'site/sections';
import { decode, tidyPath } from '../../addresses';
import type { DetailPage, HomePage, OwnPage, Page, ProjectPage } from '../../types';

/** A page and its kind. An unknown project has an empty page of its own. */
export type Route =
  | { kind: 'home'; page: HomePage }
  | { kind: 'project'; page: ProjectPage }
  | { kind: 'unknown'; page: DetailPage }
  | { kind: 'own'; page: OwnPage };

const homeRoute: Route = { kind: 'home', page: home };

export const ownPages = Object.entries(pages).map(([path, page]): OwnPage => (
  { ...page, path: base + path, url: home.url + path, tabTitle: `${page.title} — ${home.brand}` }));

const all: Route[] = [
  homeRoute,
  { kind: 'unknown', page: unknown },
  // A card with a link to another site leads there, and its project has no page.
  ...projects.filter(({ link }) => !link.target).map((page): Route => ({ kind: 'project', page })),
  ...ownPages.map((page): Route => ({ kind: 'own', page })),
];

/** The path of a page's file in `dist/`, without `.html`. */
const fileOf = ({ url }: Page) => url.slice(home.url.length) || 'index';

/** All routes by the paths of their files. */
export const routes = new Map(all.map((route) => [fileOf(route.page), route]));

/** Marks a link to this path as the current one: on its page and, if it leads to the projects, on theirs. */
export function current(path: string, { kind, page }: Route) {
  const isPage = page.path === path && kind !== 'unknown';
  const isAbove = path === base + projectsPath && kind === 'project';
  return { 'data-current': path, 'aria-current': isPage ? 'page' : isAbove ? 'true' : undefined } as const;
}

/** Whether search engines may list a page. */
export const robotsOf = ({ kind }: Route) => (kind === 'unknown' ? 'noindex' : 'index');

type Address = Pick<URL, 'pathname' | 'search'>;

/** Returns the route of an address in any of the forms that static hosts use, or undefined if there is none. */
export function matchRoute({ pathname, search }: Address): Route | undefined {
  const path = tidyPath(decode(pathname));
  if (`${path}/` !== base && !path.startsWith(base)) return;
  const file = path.slice(base.length).replace(/\.html$/, '') || 'index';
  if (file.replace(/\/index$/, '') !== projectsPath) return routes.get(file);
  const id = new URLSearchParams(search).get('id') ?? '';
  return routes.get(`${projectsPath}/${id}`) ?? { kind: 'unknown', page: { ...unknown, path: unknown.path + search } };
}

/** Returns the route of an address, or home's if there is none. */
export const routeOf = (address: Address) => matchRoute(address) ?? homeRoute;

/** A page's address for the address bar, with those parameters of the current one that the site does not know. */
export function tidyAddress({ kind, page }: Route, { search }: Address): string {
  if (kind === 'unknown') return page.path; // with all parameters already
  const isKnown = (parameter: string) => parameter === '' || (kind === 'project' && /^id(=|$)/.test(parameter));
  const others = search.slice(1).split('&').filter((parameter) => !isKnown(parameter));
  if (others.length === 0) return page.path;
  return page.path + (page.path.includes('?') ? '&' : '?') + others.join('&');
}

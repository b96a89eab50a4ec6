import { base, home, projects, unknown } from 'prepared';
import { projectFile } from './project-address';
import type { DetailPage, HomePage, ProjectPage } from '../types';
import { projectsPath } from '../words';

export type Kind = Route['kind'];

/** The attributes of a link that is the current one on pages of the kind `of`, on a page of the kind `shown`. */
export const current = (of: Kind, shown: Kind) =>
  ({ 'data-kind': of, 'aria-current': of !== shown ? undefined : of === 'home' ? 'page' : 'true' }) as const;

export type Address = { pathname: string; search: string };

/** A page and its kind. An unknown project has an empty page of its own. */
export type Route =
  | { kind: 'home'; page: HomePage }
  | { kind: 'project'; page: ProjectPage }
  | { kind: 'unknown'; page: DetailPage };

const homeRoute: Route = { kind: 'home', page: home };

const routes = new Map<string, Route>([['', homeRoute], ['index', homeRoute]]);
for (const page of projects) routes.set(projectFile(page.id), { kind: 'project', page });

const projectsFiles = [projectsPath, `${projectsPath}/`, `${projectsPath}/index`];

/** Returns the route of an address in any of the forms that static hosts use, or undefined if there is none. */
export function matchRoute({ pathname, search }: Address): Route | undefined {
  if (!pathname.startsWith(base)) return;
  const file = pathname.slice(base.length).replace(/\.html$/, '');
  if (!projectsFiles.includes(file)) return routes.get(file);
  const id = new URLSearchParams(search).get('id') ?? '';
  return routes.get(projectFile(id)) ?? { kind: 'unknown', page: { ...unknown, path: unknown.path + search } };
}

/** Returns the route of an address, or home's if there is none. */
export const routeOf = (address: Address) => matchRoute(address) ?? homeRoute;

/** A page's address for the address bar, with those parameters of the current one that the site does not know. */
export function tidyAddress({ kind, page }: Route, { search }: Address): string {
  if (kind === 'unknown') return page.path; // it has them all
  const others = search.slice(1).split('&').filter((parameter) => !/^(id(=|$)|$)/.test(parameter));
  return others.reduce((address, parameter) => address + (address.includes('?') ? '&' : '?') + parameter, page.path);
}

import { base, home, projects, unknown } from 'prepared';
import { projectFile, renamed } from './project-address';
import type { DetailPage, HomePage, ProjectPage } from '../types';
import { projectsPath } from '../words';

export type Address = { pathname: string; search: string };

/** A page and its kind. An unknown project has an empty page of its own. */
export type Route =
  | { kind: 'home'; page: HomePage }
  | { kind: 'project'; page: ProjectPage }
  | { kind: 'unknown'; page: DetailPage };

const homeRoute: Route = { kind: 'home', page: home };

const routes = new Map<string, Route>([['', homeRoute]]);
for (const page of projects) routes.set(projectFile(page.id), { kind: 'project', page });

/** Returns the route of an address in any of the forms that static hosts use, or undefined if there is none. */
export function matchRoute({ pathname, search }: Address): Route | undefined {
  if (!pathname.startsWith(base)) return;
  const name = renamed(pathname.slice(base.length).replace(/(\/?|(^|\/)index)(\.html)?$/, ''));
  if (name !== projectsPath) return routes.get(name);
  const id = new URLSearchParams(search).get('id') ?? '';
  return routes.get(projectFile(id)) ?? { kind: 'unknown', page: { ...unknown, path: unknown.path + search } };
}

/** Returns the route of an address, or home's if there is none. */
export const routeOf = (address: Address) => matchRoute(address) ?? homeRoute;

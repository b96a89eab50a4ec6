import { base, home, projects, unknown } from 'prepared';
import { projectFile, projectsPath } from './project-address';
import type { DetailPage, HomePage, ProjectPage } from '../types';

export type Address = { pathname: string; search: string };

/** What an address shows. An unknown project has a page too, an empty one. */
export type Route =
  | { kind: 'home'; page: HomePage }
  | { kind: 'project'; page: ProjectPage }
  | { kind: 'unknown'; page: DetailPage };

const homeRoute: Route = { kind: 'home', page: home };

const routes = new Map<string, Route>([['', homeRoute]]);
for (const page of projects) routes.set(projectFile(page.id), { kind: 'project', page });

/** Returns what an address shows, whatever form a static host gave it, or undefined for an address that is no page. */
export function matchRoute({ pathname, search }: Address): Route | undefined {
  if (!pathname.startsWith(base)) return;
  const name = pathname.slice(base.length).replace(/(\/?|(^|\/)index)(\.html)?$/, '');
  if (name !== projectsPath) return routes.get(name);
  const id = new URLSearchParams(search).get('id') ?? '';
  return routes.get(projectFile(id)) ?? { kind: 'unknown', page: { ...unknown, path: unknown.path + search } };
}

/** Returns what is shown at an address: home where it is no page. */
export const routeOf = (address: Address) => matchRoute(address) ?? homeRoute;

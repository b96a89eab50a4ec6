import { base, home, projects, unknown } from 'prepared';
import { projectsPath } from '../prepare/project-address.mjs';
import type { HomePage, Page, ProjectPage } from '../types';

export type Address = { pathname: string; search: string };

/** What an address shows. An unknown project has a page too, an empty one. */
export type Route =
  | { kind: 'home'; page: HomePage }
  | { kind: 'project'; page: ProjectPage }
  | { kind: 'unknown'; page: Page };

export const homeRoute: Route = { kind: 'home', page: home };

function projectRoute(id: string | null): Route | undefined {
  const page = projects.find((project) => project.id === id);
  return page && { kind: 'project', page };
}

/** Returns what an address shows, whatever form a static host gave it, or undefined for an address that is no page. */
export function matchRoute({ pathname, search }: Address): Route | undefined {
  if (!pathname.startsWith(base)) return;
  const name = pathname.slice(base.length).replace(/(\/?|(^|\/)index)(\.html)?$/, '');
  if (name === '') return homeRoute;
  if (name.startsWith(`${projectsPath}/`)) return projectRoute(name.slice(projectsPath.length + 1));
  if (name !== projectsPath) return;
  const unknownRoute: Route = { kind: 'unknown', page: { ...unknown, path: unknown.path + search } };
  return projectRoute(new URLSearchParams(search).get('id')) ?? unknownRoute;
}

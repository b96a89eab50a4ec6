import { projects, site } from '../content';
import type { Project } from '../types';

/** The path the site lives under, with its final slash: `/`, or `/web/` for `https://equipo.github.io/web/`. */
export const base = new URL(site.url).pathname;

/** What a URL shows. `path` is its canonical form; `project` is absent on home and null where the id is not known. */
export type Route = { path: string; title: string; project?: Project | null };

type Address = { pathname: string; search: string };

const titleLimit = 60; // what search results show before they cut

const routeTo = (path: string, title: string, project?: Project | null): Route =>
  ({ path: base + path, title: title.slice(0, titleLimit), project });

/** The route of a project's page. */
export const projectRoute = (project: Project) =>
  routeTo(`proyectos?id=${project.id}`, `${project.title} — ${site.brand}`, project);

/** Returns what an address shows, whatever form a static host gave it, or undefined for an address that is no page. */
export function matchRoute({ pathname, search }: Address): Route | undefined {
  if (!pathname.startsWith(base)) return;
  const name = pathname.slice(base.length).replace(/(\/|(\/?index)?\.html)$/, '');
  if (!name) return routeTo('', site.title);
  const [page, id, ...rest] = name.split('/');
  if (page !== 'proyectos' || rest[0]) return;
  const wanted = id ?? new URLSearchParams(search).get('id');
  const project = projects.find((project) => project.id === wanted);
  if (project) return projectRoute(project);
  if (!id) return routeTo(page + search, site.brand, null);
}

/** As `matchRoute`, with home in place of any other address. */
export const routeOf = (address: Address) => matchRoute(address) ?? routeTo('', site.title);

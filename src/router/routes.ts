import { base, projects, site } from '../prepare/prepared';
import type { HeadTag, Page, ProjectPage } from '../types';

export type Address = { pathname: string; search: string };

/** What an address shows: home, which is `site`, a project or, where the id is not known, neither. */
export type Route = Page & Partial<ProjectPage>;

const hidden: HeadTag[] = [['meta', { name: 'robots', content: 'noindex', 'data-page': '' }]];

/** Returns what an address shows, whatever form a static host gave it, or undefined for an address that is no page. */
export function matchRoute({ pathname, search }: Address): Route | undefined {
  if (!pathname.startsWith(base)) return;
  const name = pathname.slice(base.length).replace(/(\/?|(^|\/)index)(\.html)?$/, '');
  if (!name) return site;
  const isQuery = name === 'proyectos';
  const wanted = isQuery ? `${name}/${new URLSearchParams(search).get('id')}` : name;
  const project = projects.find(({ id }) => wanted === 'proyectos/' + id);
  return project ?? (isQuery ? { path: base + name + search, title: site.brand, head: hidden } : undefined);
}

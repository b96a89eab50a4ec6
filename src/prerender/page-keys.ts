import { fileOf, type Route, routes } from '../page/pages/routes';

/** What a page is of, which is the same in each language. */
function keyOf({ kind, page }: Route) {
  if (kind === 'project') return `project ${page.id}`;
  return kind === 'own' ? `page ${page.translationOf ?? fileOf(page)}` : kind;
}

/** The files of pages, by these keys. */
export const pageKeys = new Map([...routes].map(([file, route]) => [keyOf(route), file]));

import { pageAt } from './router/find-page';

/**
 * Keeps a copy of `main`, which React empties when a component fails. Returns a function that shows the copy on its
 * page, and reloads other pages.
 */
export function keepPage(main: HTMLElement) {
  const { path } = pageAt(location);
  const copy = new Document().importNode(main, true); // loads nothing there

  return function showPage() {
    if (pageAt(location).path !== path) return location.reload();
    main.replaceWith(copy);
    addEventListener('popstate', showPage); // the router may not have started
  };
}

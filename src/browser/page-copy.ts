import { pageAt } from './router/find-page';

/**
 * Copies `main`, which React empties when a component throws. Returns a function that shows the copy on its own page,
 * and reloads any other page.
 */
export function copyPage(main: HTMLElement) {
  const { path } = pageAt(location);
  const copy = new Document().importNode(main, true); // loads nothing there

  return function showCopy() {
    if (pageAt(location).path !== path) return location.reload();
    main.replaceWith(copy);
    addEventListener('popstate', showCopy); // the router may not have started
  };
}

import { pageAt } from './router/find-page';

/**
 * Copies `main`, which React empties after a component has thrown. Returns a function that shows the copy on the page
 * that was loaded, and reloads any other page.
 */
export function copyPage(main: HTMLElement) {
  const copy = new Document().importNode(main, true); // loads nothing there
  const { path } = pageAt(location);

  return function showCopy() {
    if (pageAt(location).path !== path) return location.reload();
    main.replaceWith(copy);
    addEventListener('popstate', showCopy); // the router may not have started
  };
}

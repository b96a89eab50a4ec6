import { pageAt } from './router/find-page';

/**
 * Copies `main`, because React empties it when a component throws an error. Returns a function that shows the copy if
 * the visitor is on the page that was loaded, and otherwise reloads the current page.
 */
export function copyPrerendered(main: HTMLElement) {
  const copy = new Document().importNode(main, true); // images do not load in a document without a window
  const { path } = pageAt(location);

  return function restorePrerendered() {
    if (pageAt(location).path !== path) return location.reload();
    main.replaceWith(copy);
    addEventListener('popstate', restorePrerendered); // in case the router has not started
  };
}

import { currentPath } from './router/router';

/**
 * Keeps a copy of `main`, which React empties when a component fails. Returns a function that shows the page of the
 * address, from the copy or by a reload, and then also at Back and Forward.
 */
export function keepPage(main: HTMLElement) {
  const path = currentPath();
  const arrived = new Document().importNode(main, true); // an inert document, so nothing loads

  return function showPage() {
    if (currentPath() !== path) return location.reload();
    main.replaceWith(arrived);
    addEventListener('popstate', showPage); // the router may not have started
  };
}

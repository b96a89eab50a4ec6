import { currentPath } from './router/router';

/**
 * Keeps what has arrived in `main`, which React empties when a component fails. Returns what then shows the page of the
 * address, and those of Back and Forward: as it has arrived, or else loaded anew.
 */
export function keepPage(main: HTMLElement) {
  const path = currentPath();
  const arrived = new Document().importNode(main, true); // in which nothing is loaded

  return function showPage() {
    if (currentPath() !== path) return location.reload();
    main.replaceWith(arrived);
    addEventListener('popstate', showPage); // the router may never have started
  };
}

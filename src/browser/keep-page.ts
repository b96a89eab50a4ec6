import { currentPath } from './router/router';

/**
 * Keeps what has arrived in `main`, which React empties when a component fails. Returns what then shows the page of the
 * address: as it has arrived, or else loaded anew.
 */
export function keepPage(main: HTMLElement) {
  const path = currentPath();
  const arrived = new Document().importNode(main, true); // in which nothing is loaded

  return () => (currentPath() === path ? main.replaceWith(arrived) : location.reload());
}

import { currentPath } from './router/router';

/**
 * Keeps a copy of `main`, which React empties when a component fails. Returns a function that shows the copy on its
 * page, and reloads other pages.
 */
export function keepPage(main: HTMLElement) {
  const path = currentPath();
  const copy = new Document().importNode(main, true); // loads nothing there

  return function showPage() {
    if (currentPath() !== path) return location.reload();
    main.replaceWith(copy);
    addEventListener('popstate', showPage); // the router may not have started
  };
}

import { currentPath } from './router/router';

/**
 * Keeps a copy of `main`, which React empties when a component fails. Returns a function that shows the page of the
 * address, now and at Back and Forward: from the copy, or by a reload.
 */
export function keepPage(main: HTMLElement) {
  const path = currentPath();
  const copy = new Document().importNode(main, true); // loads nothing, because this document is inert

  return function showPage() {
    if (currentPath() !== path) return location.reload();
    main.replaceWith(copy);
    addEventListener('popstate', showPage); // without the router, which may not have started
  };
}

// What a browser does by itself on a new page, and a router must do in its place.
import { find } from '../find';
import type { Page } from '../types';
import type { Route } from '../pages/routes';

/** Says in the head, in the menu and to screen readers which page this is. */
export function announce({ kind, page }: Route) {
  document.title = page.tabTitle; // first, so that it is the new one when the status is read out
  find('[role=status]').textContent = page.tabTitle;
  find('nav a').ariaCurrent = kind === 'home' ? 'page' : null;
  // A tag of the head names the fact of the page that it says (see src/prerender/head.ts).
  for (const tag of document.querySelectorAll<HTMLElement>('[data-says]')) {
    tag.setAttribute(tag.matches('link') ? 'href' : 'content', page[tag.dataset.says as keyof Page]);
  }
}

/** Moves the focus once the browser has restored the scroll and, to an address with a fragment, the focus. */
export const focusAfterBack = (element: HTMLElement) => requestAnimationFrame(() => element.focus());

/** Scrolls to the section that `hash` names, or to the top, where `<main>` begins, and moves the focus there. */
export function arrive(hash: string) {
  const target = document.getElementById(hash.slice(1)) ?? find('main');
  target.focus({ preventScroll: true });
  target.scrollIntoView();
}

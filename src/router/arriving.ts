// What a browser does by itself on a new page, and a router must do in its place.
import { find } from '../find';
import { site } from '../prepare/prepared';
import type { Route } from './routes';

/** Says in the head, in the menu and to screen readers which page this is. */
export function announce(route: Route) {
  document.title = route.title; // first, so that it is the new one when the status is read out
  find('[role=status]').textContent = route.title;
  document.querySelectorAll('[data-page]').forEach((tag) => tag.remove());
  for (const [name, attributes] of route.head) {
    const tag = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) tag.setAttribute(key, value);
    document.head.append(tag);
  }
  find('nav a').ariaCurrent = route === site ? 'page' : null;
}

/** Moves the focus once the browser has restored the scroll and, to an address with a fragment, the focus. */
export const focusAfterBack = (element: HTMLElement) => requestAnimationFrame(() => element.focus());

function decode(fragment: string) {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment; // malformed
  }
}

/** Scrolls to the section that `hash` names, or to the top, where `<main>` begins, and moves the focus there. */
export function arrive(hash: string) {
  const target = document.getElementById(decode(hash.slice(1))) ?? find('main');
  target.focus({ preventScroll: true });
  target.scrollIntoView();
}

// What a browser does by itself on a new page, and a router must do in its place.
import { find } from '../find';
import { site } from '../prepared';
import type { Route } from './routes';

/** Says in the document's head and in the menu which page this is. */
export function showHead(route: Route) {
  document.title = route.title;
  find<HTMLMetaElement>('[name=robots]').content = route.robots ?? 'index';
  find('nav a').ariaCurrent = route === site ? 'page' : null;
}

/** Has screen readers say the page's title. */
export function announce(title: string) {
  find('[role=status]').textContent = title;
}

/** Moves the focus once the browser has restored the scroll and, to an address with a fragment, the focus. */
export const focusAfterBack = (element: HTMLElement, preventScroll: boolean) =>
  requestAnimationFrame(() => element.focus({ preventScroll }));

/** Scrolls to the element that `hash` names, or to the top, and moves the focus there. */
export function arrive(hash: string) {
  const section = document.getElementById(hash.slice(1));
  (section ?? find('main')).focus({ preventScroll: true });
  if (section) section.scrollIntoView();
  else scrollTo(0, 0);
}

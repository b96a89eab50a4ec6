import { type Route, routeOf, tidyAddress } from '../../page/routes';
import { find, findLink } from '../find';
import { announce } from './announce';
import { focusPart, showSection } from './focus-and-scroll';
import { clickedLink, pathOf } from './links';
import { transition } from './view-transition';

export const currentPath = () => routeOf(location).page.path;

/** Whether the page of `path` is the previous entry. Other scripts may write anything into the state. */
const isPrevious = (path: string) => Object(history.state).from === path && window.navigation?.canGoBack !== false;

/** The browser restores the scroll position after `popstate`. */
const goBack = () => new Promise((resolve) => {
  addEventListener('popstate', () => setTimeout(resolve), { once: true });
  history.back();
});

/** Makes the address the canonical one. Returns its route. */
function arrive() {
  const route = routeOf(location);
  const address = location.origin + tidyAddress(route, location) + location.hash;
  try {
    if (location.href !== address) history.replaceState(history.state, '', address);
  } catch {} // Safari refuses after too many calls, some privacy modes always do
  return route;
}

/** Calls `render` for every navigation, at once: the browser needs the page's height to restore the scroll. */
export function startRouter(prerenderedPath: string, render: (route: Route) => void) {
  let shownPath = prerenderedPath;

  function show(isTraversal = false) {
    const route = arrive();
    const leftPath = shownPath;
    shownPath = route.page.path;
    if (shownPath === leftPath) return render(route);
    announce(route);
    find('#contenido').toggleAttribute('data-traversed', isTraversal); // turns entrance animations off
    render(route);
    if (isTraversal) focusPart(findLink(leftPath)); // the focused element is gone
  }

  addEventListener('popstate', () => show(true));
  addEventListener('click', (event) => {
    const link = clickedLink(event);
    const path = link && pathOf(link);
    if (!path) return;
    if (link.relList.contains('prev') && isPrevious(path)) {
      event.preventDefault();
      return transition(shownPath, path, goBack);
    }
    const isOnPage = path === shownPath;
    const isSkipLink = link.getAttribute('href') === '#contenido';
    const isHere = isSkipLink || (path === currentPath() && link.hash === location.hash);
    if (!isHere) history.pushState({ from: currentPath() }, '', path + link.hash); // may throw
    if (currentPath() !== path) return; // it was ignored: as when it throws, the browser follows the link
    event.preventDefault();
    const update = () => (show(), showSection(link.hash, isOnPage));
    if (isOnPage) update();
    else transition(shownPath, path, update);
  });

  if (arrive().page.path !== prerenderedPath) show(); // some hosts send another page
}

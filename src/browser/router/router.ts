import { type Route, routeOf, tidyAddress } from '../../page/pages/routes';
import { find } from '../find';
import { announce, updateLanguageLinks } from './announce';
import { focusLink, restoreScroll, showSection } from './focus-and-scroll';
import { transition, transitionBack } from './view-transition';

/**
 * The key of the entry's scroll position and, if a link led here, the path before. Other scripts may have written
 * anything else.
 */
const currentEntry = (): { key?: unknown; from?: unknown } => Object(history.state);
export const currentPath = () => routeOf(location).page.path;

const retryAfterMs = 1000;

export type Navigate = (link: HTMLAnchorElement, path: string) => void;

/**
 * Calls `render` for every navigation, even within a page. `render` must be synchronous: the browser needs the page's
 * height to restore the scroll. Some hosts send a page whose `prerenderedPath` is not that of the address.
 */
export function startRouter(prerenderedPath: string, render: (route: Route) => void): Navigate {
  const scrollTops = new Map<unknown, number>(); // scroll positions in px, by key of the entry
  let shownPath = prerenderedPath;
  let shownKey: unknown; // undefined between two entries
  let timer: ReturnType<typeof setTimeout> | undefined;

  const currentTop = () => scrollTops.get(currentEntry().key);

  /** Follows a link forward, unless Back or another link is followed within that time. */
  function retryLater(link: HTMLAnchorElement) {
    clearTimeout(timer);
    timer = setTimeout(() => {
      link.rel = '';
      link.click();
    }, retryAfterMs);
  }

  /** Saves the scroll position. Stops a smooth scroll, which would continue on the next page. */
  function leave() {
    clearTimeout(timer);
    if (shownKey !== undefined) scrollTops.set(shownKey, scrollY);
    shownKey = undefined;
    scrollTo({ top: scrollY, behavior: 'instant' });
  }

  /** Tidies the entry's address and gives it a key. Returns its route. */
  function enter() {
    const route = routeOf(location);
    const { key = Math.random(), from } = currentEntry();
    const address = tidyAddress(route, location) + location.hash;
    const isTidy = location.href === location.origin + address && currentEntry().key === key;
    try {
      if (!isTidy) history.replaceState({ key, from }, '', address);
    } catch {} // Safari refuses after too many calls, some privacy modes always do
    shownKey = key;
    if (hasLanguages) updateLanguageLinks(route.page);
    return route;
  }

  function show(isTraversal = false) {
    const route = enter();
    const leftPath = shownPath;
    const isNew = route.page.path !== leftPath;
    if (isNew) {
      shownPath = route.page.path;
      announce(route);
      find('#contenido').toggleAttribute('data-traversed', isTraversal); // turns entrance animations off
    }
    render(route);
    if (isNew && isTraversal) focusLink(leftPath); // the focused element may be gone
  }

  addEventListener('popstate', ({ hasUAVisualTransition }) => {
    leave();
    // Otherwise the browser restores the scroll.
    const isOurTask = hasUAVisualTransition === false && currentTop() !== undefined;
    if (isOurTask && currentPath() !== shownPath) transitionBack(shownPath, currentTop, () => show(true));
    else show(true);
  });
  addEventListener('pagehide', () => clearTimeout(timer)); // Back led to another document
  addEventListener('hashchange', () => restoreScroll(currentTop()));

  if (currentPath() === prerenderedPath) enter();
  else show();

  return (link, path) => {
    const from = currentPath();
    if (link.relList.contains('prev')) {
      if (from !== shownPath) return; // a transition will soon remove the link
      if (currentEntry().from === path) {
        // The entry may be gone: browsers keep only 50.
        retryLater(link);
        return history.back(); // restores the scroll
      }
    }
    leave();
    const isOnPage = path === shownPath;
    const isCurrentAddress = from === path && location.hash === link.hash;
    const isSkipLink = link.getAttribute('href') === '#contenido';
    if (!isCurrentAddress && !isSkipLink) history.pushState({ key: Math.random(), from }, '', path + link.hash);
    const update = () => {
      show();
      if (path === shownPath) showSection(link.hash, isOnPage); // the visitor may have navigated on
    };
    if (isOnPage) return update();
    if (currentPath() !== path) { // Chromium ignores more than 200 calls in 10 s, and then links too
      retryLater(link);
      throw new Error('pushState is ignored');
    }
    transition(shownPath, update);
  };
}

import { type Route, routeOf, tidyAddress } from '../../page/pages/routes';
import { find } from '../find';
import { announce } from './announce';
import { focusLink, restoreScroll, showSection } from './focus-and-scroll';
import { transition, transitionBack } from './view-transition';

/**
 * What the history entry holds: the key that its scroll position is kept under, and the path of the page below it, if a
 * link led from there. It is input, since other scripts and versions of the site may have written it.
 */
const currentEntry = (): { key?: unknown; from?: unknown } => Object(history.state);
export const currentPath = () => routeOf(location).page.path;

/** Navigates to the page of a link, which has `path`, or to a section of it. */
export type Navigate = (link: HTMLAnchorElement, path: string) => void;

/**
 * Starts the router of a page that was made for the path `made`: from now on it shows the page of the address. It calls
 * `render` for every navigation, also within a page. That must render synchronously, so that the page has its full
 * height when the browser restores the scroll.
 */
export function startRouter(made: string, render: (route: Route) => void): Navigate {
  const tops = new Map<unknown, number>(); // where entries were left, in px, by key
  let shownPath = made;
  let shownKey: unknown; // undefined once the entry on screen is left, until what follows is shown

  const currentTop = () => tops.get(currentEntry().key);

  /** Remembers the scroll position of the entry on screen. A smooth scroll would go on in what follows: it ends. */
  function leave() {
    if (shownKey !== undefined) tops.set(shownKey, scrollY);
    shownKey = undefined;
    scrollTo({ top: scrollY, behavior: 'instant' });
  }

  /** Tidies the address of the current entry, and gives it a key, if it needs that. Returns its route. */
  function enter() {
    const route = routeOf(location);
    const { key = Math.random(), from } = currentEntry();
    const address = tidyAddress(route, location) + location.hash;
    const isTidy = location.href === location.origin + address && currentEntry().key === key;
    try {
      if (!isTidy) history.replaceState({ key, from }, '', address);
    } catch {} // the history refuses: Safari does after too many calls, and some privacy modes always
    shownKey = key;
    return route;
  }

  /** Shows the page of the current entry. */
  function show(isTraversal = false) {
    const route = enter();
    const leftPath = shownPath;
    const isNew = route.page.path !== leftPath;
    if (isNew) {
      shownPath = route.page.path;
      announce(route);
      find('main').toggleAttribute('data-traversed', isTraversal); // which turns entrance animations off
    }
    render(route);
    if (isNew && isTraversal) focusLink(leftPath); // what had the focus may have gone
  }

  addEventListener('popstate', ({ hasUAVisualTransition }) => {
    leave();
    // The browser restores the scroll if it animates the gesture itself or does not tell, or the position is unknown.
    const isOurTask = hasUAVisualTransition === false && currentTop() !== undefined;
    if (isOurTask && currentPath() !== shownPath) transitionBack(shownPath, currentTop, () => show(true));
    else show(true);
  });
  addEventListener('hashchange', () => restoreScroll(currentTop()));

  if (currentPath() === made) enter();
  else show(); // a host has answered with another page

  return (link, path) => {
    const from = currentPath();
    if (link.relList.contains('prev')) {
      if (from !== shownPath) return; // a transition is about to begin, in which the link goes
      if (currentEntry().from === path) return history.back(); // so that the scroll position is kept
    }
    leave();
    const isOnPage = path === shownPath;
    const isCurrentAddress = from === path && location.hash === link.hash;
    const isSkipLink = link.getAttribute('href') === '#contenido';
    if (!isCurrentAddress && !isSkipLink) history.pushState({ key: Math.random(), from }, '', path + link.hash);
    const update = () => {
      show();
      if (path === shownPath) showSection(link.hash, isOnPage); // unless the visitor has navigated on
    };
    if (isOnPage) update();
    else transition(shownPath, update);
  };
}

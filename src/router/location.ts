import { find } from '../find';
import { announce, arrive } from './arriving';
import { crossBack, crossOver, noteLeft, noteShown, restoreScroll } from './crossing';
import { type Route, routeOf } from '../pages/routes';

/**
 * What `history.state` holds. `from`: the path of the previous entry, if that is a page of the site. `overlay`: the name of
 * the open overlay, which has an entry of its own, so that Back closes it. `item`: the index of the item that it shows.
 */
type Entry = { from?: string; overlay?: string; item?: number };

/** Is called after a navigation. `isTravel` is true for Back and Forward. */
type Listener = (isTravel: boolean) => void;

const listeners: Listener[] = [];
let shownPath: string;
let render: (route: Route) => void;
let isClosing = false; // history.back() from an overlay's entry is under way
let next: (() => void) | undefined; // a navigation that waits for it

/** Calls `listener` after every navigation, once the page is shown and earlier listeners have been called. */
export const followHistory = (listener: Listener) => listeners.push(listener);

const isShown = () => routeOf(location).page.path === shownPath; // false during a transition between pages

function showPage(isTravel: boolean) {
  const route = routeOf(location);
  const { path } = route.page;
  // Other forms of a page's address are replaced by the canonical one, unknown addresses by home's.
  if (path !== location.pathname + location.search) history.replaceState(history.state, '', path + location.hash);
  if (path === shownPath) return;
  shownPath = path;
  announce(route);
  const main = find('main');
  main.toggleAttribute('data-travelled', isTravel); // which turns entrance animations off
  render(route);
  if (isTravel) main.focus({ preventScroll: true }); // the focused element may have been removed
}

/** Shows the page of the current address and notifies the listeners. */
export function showLocation(isTravel = false) {
  showPage(isTravel);
  noteShown();
  listeners.forEach((listener) => listener(isTravel));
}

/** The name of the open overlay, if there is one. */
export const currentOverlay = (): Entry['overlay'] => history.state?.overlay;

/** The index of the item that the open overlay shows, if it has items. */
export const currentItem = (): Entry['item'] => history.state?.item;

// history.back() is asynchronous: a navigation before its popstate would be undone by it.
function onceClosed(action: () => void) {
  if (isClosing) next = action;
  else action();
}

// Navigating from an overlay replaces its entry.
function write(state: Entry, url?: string) {
  noteLeft();
  history[currentOverlay() ? 'replaceState' : 'pushState'](state, '', url);
}

/**
 * Navigates to a page of the site or a section of it. Pushes a history entry, or replaces the current one if an overlay is
 * open; the same address gets no new entry. A link with `rel="prev"` goes Back if its page is the previous entry, so that
 * the scroll position is kept.
 */
export const navigate = (to: HTMLAnchorElement, path: string) => onceClosed(() => {
  if (to.rel && history.state?.from === path) return history.back();
  if (currentOverlay() || to.href !== location.href) write({ from: shownPath }, path + to.hash);
  const isNear = path === shownPath;
  function update() {
    showLocation();
    if (path === shownPath) arrive(to.hash, isNear); // unless the visitor has navigated on
  }
  if (isNear) update();
  else crossOver(shownPath, update);
});

/** Opens an overlay in an entry of its own, or shows another item in the entry of the one that is open. */
export const openOverlay = (overlay: string, item?: number) => onceClosed(() => {
  if (!isShown()) return;
  write({ overlay, item });
  showLocation();
});

/** Closes the open overlay by going Back. Calls before the browser has done so do nothing. */
export function closeOverlay() {
  if (!currentOverlay() || isClosing) return;
  isClosing = true;
  history.back();
}

function travel() {
  isClosing = false;
  showLocation(!next); // a waiting navigation moves the focus itself
  if (next) setTimeout(next); // after the browser has restored the scroll
  next = undefined;
}

function follow(event: PopStateEvent) {
  noteLeft();
  if (isShown()) travel();
  else crossBack(event, shownPath, travel);
}

/**
 * Starts the router on the page that is shown. `renderPage` must render synchronously, so that the page has its full height
 * when the browser restores the scroll.
 */
export function startRouter(loadedPath: string, renderPage: typeof render) {
  shownPath = loadedPath;
  render = renderPage;
  addEventListener('popstate', follow);
  addEventListener('hashchange', restoreScroll);
}

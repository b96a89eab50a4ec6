import { find } from '../find';
import { announce, arrive } from './arriving';
import { crossOver, crossOverOnTravel } from './crossing';
import { type Address, type Route, homeRoute, matchRoute } from './routes';

/**
 * What `history.state` holds. `from`: the page of the entry before, when that is ours. `overlay`: what is open on top of
 * the page, 'menu' or the index of a capture; it has an entry of its own, so that Back closes it.
 */
type Entry = { from?: string; overlay?: string };

/** How we came to where we are: by loading the document, by a link or a control of the page, by Back or Forward. */
export type Arrival = 'load' | 'link' | 'travel';

const listeners = new Set<(arrival: Arrival) => void>();
let shownPath: string;
let isClosing = false; // an overlay's entry is being left
let next: (() => void) | undefined; // what was asked for in the meantime

/** Has `listener` hear of every change of the history, after those that were there before it. Returns what ends that. */
export function followHistory(listener: (arrival: Arrival) => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const tell = (arrival: Arrival) => listeners.forEach((listener) => listener(arrival));

/** Has all that follow the history look at where the document was loaded. */
export const showLocation = () => tell('load');

/** What is open on top of the page, if anything. */
export const currentOverlay = (): Entry['overlay'] => history.state?.overlay;

// Leaving an overlay's entry would undo what is done before it is left.
function onceClosed(action: () => void) {
  if (isClosing) next = action;
  else action();
}

// An overlay gives its entry to what comes after it.
const write = (state: Entry, url?: string) => history[currentOverlay() ? 'replaceState' : 'pushState'](state, '', url);

/**
 * Goes to a page of the site or a section of it: by a new entry, or in place of the current one when an overlay is open
 * or it is the same address. A link with a `rel`, which is `prev`, goes by Back to the page of the entry before, so that
 * its scroll is kept.
 */
export const navigate = (to: HTMLAnchorElement, path: string) => onceClosed(() => {
  if (to.rel && history.state?.from === path) return history.back();
  if (currentOverlay() || to.href !== location.href) write({ from: shownPath }, path + to.hash);
  function update() {
    tell('link');
    if (path === shownPath) arrive(to.hash); // else the visitor has gone on in the meantime
  }
  if (path === shownPath) update();
  else crossOver(update);
});

/** Opens an overlay in an entry of its own, or shows another in the entry of the one that is open. */
export const openOverlay = (overlay: string) => onceClosed(() => {
  write({ ...history.state, overlay });
  tell('link');
});

/** Closes what is open by leaving its entry. The browser takes a moment; calls in between do nothing. */
export function closeOverlay() {
  if (!currentOverlay() || isClosing) return;
  isClosing = true;
  history.back();
}

function travel() {
  isClosing = false;
  if (next) setTimeout(next); // once the browser has restored the scroll
  else tell('travel');
  next = undefined;
}

const routeOf = (address: Address) => matchRoute(address) ?? homeRoute;
const isShown = (address: Address) => routeOf(address).page.path === shownPath;

/**
 * Starts to follow the history from the page that is shown. Calls `render` for another page; it must be synchronous,
 * so that the browser finds the page at its full height to scroll in. Returns what ends that.
 */
export function startRouter(loadedPath: string, render: (route: Route) => void) {
  const stop = new AbortController();
  shownPath = loadedPath;
  isClosing = false;
  stop.signal.onabort = followHistory((arrival) => {
    const route = routeOf(location);
    const { path } = route.page;
    // Other forms of a page's address are replaced by the canonical one, any other address by home's.
    if (path !== location.pathname + location.search) history.replaceState(history.state, '', path + location.hash);
    if (path === shownPath) return;
    shownPath = path;
    announce(route);
    find('main').toggleAttribute('data-travelled', arrival === 'travel'); // nothing makes its entrance again
    render(route);
  });
  addEventListener('popstate', () => {
    if (!window.navigation?.transition) travel(); // else the pages are about to cross over
  }, stop);
  crossOverOnTravel(isShown, travel, stop.signal);
  return () => stop.abort();
}

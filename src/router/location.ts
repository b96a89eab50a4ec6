import { find } from '../find';
import { announce, arrive } from './arriving';
import { crossBack, crossOver, noteLeft, noteShown } from './crossing';
import { type Route, routeOf } from '../pages/routes';

/**
 * What `history.state` holds. `from`: the page of the previous entry, if that is one of ours. `overlay`: the name of what is
 * open on top of the page, which has an entry of its own, so that Back closes it. `item`: which of its items it shows.
 */
type Entry = { from?: string; overlay?: string; item?: number };

/** Hears whether we came to where we are by Back or Forward, or else by a link, from outside or of the page, or a control. */
type Listener = (isTravel: boolean) => void;

const listeners: Listener[] = [];
let shownPath: string;
let render: (route: Route) => void;
let isClosing = false; // an overlay's entry is being left
let next: (() => void) | undefined; // what was asked for in the meantime

/** Has `listener` hear of every change of the history, after the page and the listeners that were there before it. */
export const followHistory = (listener: Listener) => listeners.push(listener);

const isShown = () => routeOf(location).page.path === shownPath; // else one page is giving way to another

function showPage(isTravel: boolean) {
  const route = routeOf(location);
  const { path } = route.page;
  // Other forms of a page's address are replaced by the canonical one, any other address by home's.
  if (path !== location.pathname + location.search) history.replaceState(history.state, '', path + location.hash);
  if (path === shownPath) return;
  shownPath = path;
  announce(route);
  const main = find('main');
  main.toggleAttribute('data-travelled', isTravel); // nothing makes its entrance again
  render(route);
  if (isTravel) main.focus({ preventScroll: true }); // what had the focus may be gone
}

/** Shows the page of where the browser is, and tells all that follow the history. */
export function showLocation(isTravel = false) {
  showPage(isTravel);
  noteShown();
  listeners.forEach((listener) => listener(isTravel));
}

/** The name of what is open on top of the page, if anything is. */
export const currentOverlay = (): Entry['overlay'] => history.state?.overlay;

/** Which of its items the open overlay shows, if it has several. */
export const currentItem = (): Entry['item'] => history.state?.item;

// Leaving an overlay's entry would undo what is done before it is left.
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
 * Goes to a page of the site or a section of it: by a new entry, or in place of the current one when an overlay is open
 * or it is the same address. A link with a `rel`, which is `prev`, goes by Back to the page of the entry before, so that
 * its scroll is kept.
 */
export const navigate = (to: HTMLAnchorElement, path: string) => onceClosed(() => {
  if (to.rel && history.state?.from === path) return history.back();
  if (currentOverlay() || to.href !== location.href) write({ from: shownPath }, path + to.hash);
  function update() {
    showLocation();
    if (path === shownPath) arrive(to.hash); // else the visitor has gone on in the meantime
  }
  if (path === shownPath) update();
  else crossOver(update);
});

/** Opens an overlay in an entry of its own, or shows another item in the entry of the one that is open. */
export const openOverlay = (overlay: string, item?: number) => onceClosed(() => {
  if (!isShown()) return;
  write({ overlay, item });
  showLocation();
});

/** Closes what is open by leaving its entry. The browser takes a moment; calls in between do nothing. */
export function closeOverlay() {
  if (!currentOverlay() || isClosing) return;
  isClosing = true;
  history.back();
}

function travel() {
  isClosing = false;
  showLocation(!next); // else the focus goes to what was asked for
  if (next) setTimeout(next); // once the browser has restored the scroll
  next = undefined;
}

function follow(event: PopStateEvent) {
  noteLeft();
  if (isShown()) travel();
  else crossBack(event, travel);
}

/**
 * Starts to follow the history from the page that is shown. Calls `renderPage` for another page; it must be synchronous,
 * so that the browser finds the page at its full height to scroll in.
 */
export function startRouter(loadedPath: string, renderPage: typeof render) {
  shownPath = loadedPath;
  render = renderPage;
  addEventListener('popstate', follow);
}

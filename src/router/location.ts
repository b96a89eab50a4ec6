import { site } from '../prepared';
import { announce, arrive } from './arriving';
import { type Route, matchRoute } from './routes';

/**
 * What `history.state` holds. `from`: the page of the entry before, when that is ours. `overlay`: what is open on top of
 * the page, 'menu' or the index of a capture; it has an entry of its own, so that Back closes it.
 */
type Entry = { from?: string; overlay?: string };

let shownPath: string;
let isClosing: boolean;

/** What is open on top of the page, if anything. */
export const currentOverlay = (): Entry['overlay'] => history.state?.overlay;

// An overlay gives its entry to what comes after it.
const write = (state: Entry, url?: string) => history[currentOverlay() ? 'replaceState' : 'pushState'](state, '', url);

// What follows the history hears of our own changes as it does of the browser's.
const notify = () => dispatchEvent(new Event('popstate'));

/**
 * Goes to a page of the site or a section of it: by a new entry, or in place of the current one when an overlay is open
 * or it is the same address. A link with a `rel`, which is `prev`, goes by Back to the page of the entry before, so that
 * its scroll is kept.
 */
export function navigate(to: HTMLAnchorElement, { path }: Route) {
  if (to.rel && history.state?.from === path) return history.back();
  if (currentOverlay() || to.href !== location.href) write({ from: shownPath }, path + to.hash);
  function update() {
    notify();
    if (path === shownPath) arrive(to.hash); // else the visitor has gone on in the meantime
  }
  // A later transition cuts this one short by rejecting `ready`; the page is up to date all the same.
  if (path === shownPath || !document.startViewTransition?.(update).ready.catch(() => {})) update();
}

/** Opens an overlay in an entry of its own, or shows another in the entry of the one that is open. */
export function openOverlay(overlay: string) {
  if (isClosing) return addEventListener('popstate', () => openOverlay(overlay), { once: true });
  write({ ...history.state, overlay });
  notify();
}

/** Closes what is open by leaving its entry. The browser takes a moment; calls in between do nothing. */
export function closeOverlay() {
  if (!currentOverlay() || isClosing) return;
  isClosing = true;
  history.back();
}

/**
 * Starts to follow the history from the page that is shown. Calls `render` for another page; it must be synchronous,
 * so that the browser finds the page at its full height to scroll in.
 */
export function startRouter(path: string, render: (route: Route) => void) {
  shownPath = path;
  addEventListener('popstate', () => {
    isClosing = false;
    const route = matchRoute(location) ?? site;
    // Other forms of a page's address are replaced by the canonical one, any other address by home's.
    if (route.path !== location.pathname + location.search) {
      history.replaceState(history.state, '', route.path + location.hash);
    }
    if (route.path === shownPath) return;
    shownPath = route.path;
    announce(route);
    render(route);
  });
}

/** Has everything that follows the history look at it. */
export { notify as showLocation };

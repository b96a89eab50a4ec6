import { site } from '../prepared';
import { announce, arrive, showHead } from './arriving';
import { type Route, matchRoute } from './routes';

/**
 * What `history.state` holds. `from`: the page of the entry before, when that is ours. `overlay`: what is open on top of
 * the page, 'menu' or the index of a capture; it has an entry of its own, so that Back closes it.
 */
type Entry = { from?: string; overlay?: string };

let shownPath: string;
let isClosing = false;

const entry = (): Entry => history.state ?? {};

/** What is open on top of the page, if anything. */
export const currentOverlay = () => entry().overlay;

// What follows the history hears of our own changes as it does of the browser's.
const notify = () => dispatchEvent(new Event('popstate'));

/**
 * Goes to a page of the site: by a new entry, or in place of the current one when that is the same page or an overlay.
 * A link of the kind `prev` goes by Back to the page of the entry before, so that its scroll is kept.
 */
export function navigate(to: HTMLAnchorElement) {
  const { path } = matchRoute(to)!;
  if (to.rel === 'prev' && entry().from === path) return history.back();
  const isSame = path === shownPath;
  const method = isSame || currentOverlay() ? 'replaceState' : 'pushState';
  history[method]({ from: isSame ? entry().from : shownPath }, '', path + to.hash);
  const { href } = location;
  function update() {
    notify();
    if (location.href === href) arrive(to.hash);
  }
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (isSame || isStill || !document.startViewTransition) update();
  // A later transition cuts this one short by rejecting `ready`; the page is up to date all the same.
  else document.startViewTransition(update).ready.catch(() => {});
}

/** Opens an overlay in an entry of its own, or shows another in the entry of the one that is open. */
export function openOverlay(overlay: string) {
  if (isClosing) return addEventListener('popstate', () => openOverlay(overlay), { once: true });
  history[currentOverlay() ? 'replaceState' : 'pushState']({ ...entry(), overlay }, '');
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
      history.replaceState(entry(), '', route.path + location.hash);
    }
    if (route.path === shownPath) return;
    shownPath = route.path;
    showHead(route);
    render(route);
    announce(route.title);
  });
}

/** Has everything that follows the history look at it. */
export { notify as showLocation };

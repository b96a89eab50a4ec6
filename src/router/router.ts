import { find } from '../find';
import { type Route, routeOf, tidyAddress } from '../pages/routes';
import { announce, lockPage, showSection } from './arriving';
import { crossBack, crossOver, restoreScroll } from './crossing';
import { pushEntry, readEntry, replaceEntry } from './entry';
import { createScrollPositions } from './scroll-positions';

/**
 * Shows the item of an overlay, or hides the overlay if `item` is undefined. Returns whether it shows the item.
 * `isTraversal`: after Back and Forward, when the focus has to be moved.
 */
type Overlay = (item: number | undefined, isTraversal: boolean) => boolean;

type State = {
  /** The path of the page that is shown. It is not the current one during a transition to that. */
  path: string;
  /** The address that is shown. */
  href?: string;
  /** Whether the entry that is shown looks like the one below it. */
  isCopy?: boolean;
  /** Ends the wait for `popstate` while history.back() is under way. */
  timer?: ReturnType<typeof setTimeout>;
  /** The action that waits for it, since it would be undone. */
  next?: () => void;
};

const longestTraversalMs = 2000; // after that it was dropped, as by another navigation in the same task

export type Router = ReturnType<typeof createRouter>;

/**
 * Creates the router of a page that shows `path`. `render` must render synchronously, so that the page has its full
 * height when the browser restores the scroll.
 */
export function createRouter(path: string, render: (route: Route) => void) {
  const state: State = { path };
  const overlays = new Map<string, Overlay>();
  const { noteShown, rememberScroll, current: scrollPosition } = createScrollPositions();

  const isCurrent = () => routeOf(location).page.path === state.path; // false during a transition between pages

  function showPage(isTraversal: boolean) {
    const route = routeOf(location);
    const { path } = route.page;
    const address = tidyAddress(route, location);
    if (address !== location.pathname + location.search) replaceEntry(readEntry(), address + location.hash);
    if (path === state.path) return;
    state.path = path;
    announce(route);
    const main = find('main');
    main.toggleAttribute('data-travelled', isTraversal); // which turns entrance animations off
    render(route);
    if (isTraversal) main.focus({ preventScroll: true }); // the focused element may have been removed
  }

  function show(isTraversal = false) {
    showPage(isTraversal);
    noteShown();
    // The browser has made this entry; those shown before have a state. It is a copy if its address was typed again.
    if (history.state === null) replaceEntry({ isCopy: location.href === state.href });
    const { overlay, item } = readEntry();
    const shown = [...overlays].map(([name, update]) => update(name === overlay ? item : undefined, isTraversal));
    if (overlay && !shown.includes(true)) replaceEntry({ isCopy: true });
    state.href = location.href;
    const now = readEntry();
    state.isCopy = now.isCopy;
    lockPage(now.overlay);
  }

  function endTraversal(isTraversal: boolean) {
    const { timer, next } = state;
    clearTimeout(timer);
    state.timer = state.next = undefined;
    if (!next) return show(isTraversal);
    showPage(false); // the waiting action shows overlays and moves the focus
    setTimeout(next); // after the browser has restored the scroll
  }

  function goBack() {
    clearTimeout(state.timer);
    state.timer = setTimeout(endTraversal, longestTraversalMs, false);
    history.back();
  }

  function afterTraversal(action: () => void) {
    if (state.timer) state.next = action;
    else action();
  }

  function traverse({ hasUAVisualTransition }: PopStateEvent) {
    rememberScroll();
    const looksTheSame = state.isCopy && location.href === state.href && !readEntry().overlay;
    state.isCopy = false;
    if (looksTheSame) return goBack(); // further, since Back would have no effect
    const update = () => endTraversal(true);
    // The browser restores the scroll if it animates the gesture itself, or the position is not known here.
    if (isCurrent() || hasUAVisualTransition || scrollPosition() === undefined) update();
    else crossBack(state.path, scrollPosition, update);
  }

  /**
   * Navigates to a page of the site or a section of it. The same address gets no new entry, nor does a link to a place
   * of the page, such as `#contenido`. A link with `rel="prev"` goes Back if its page is that of the entry below, so
   * that the scroll position is kept.
   */
  const navigate = (link: HTMLAnchorElement, path: string) => afterTraversal(() => {
    if (!link.isConnected) return show(); // its page has gone meanwhile
    const { from, overlay } = readEntry();
    if (link.rel && from === path) return goBack();
    const isSame = path + link.hash === location.pathname + location.search + location.hash;
    if (isSame && overlay) { // the entry below has this address too
      goBack();
      return navigate(link, path);
    }
    rememberScroll();
    if (!isSame && !link.matches('[href^="#"]')) pushEntry({ from: state.path }, path + link.hash);
    const isSamePage = path === state.path;
    function update() {
      show();
      if (path === state.path) showSection(link.hash, isSamePage); // unless the visitor has navigated on
    }
    if (isSamePage) update();
    else crossOver(state.path, update);
  });

  /** Opens an overlay in an entry of its own, or shows another item in the entry of the one that is open. */
  const open = (overlay: string, item = 0) => afterTraversal(() => {
    if (!isCurrent()) return;
    rememberScroll();
    pushEntry({ overlay, item });
    show();
  });

  /** Closes an overlay by going Back from its entry. Calls before the browser has done so do nothing. */
  function close(overlay: string) {
    if (readEntry().overlay === overlay && !state.timer) goBack();
  }

  const addOverlay = (name: string, update: Overlay) => void overlays.set(name, update);

  /** Shows the page of the current address, and from then on the pages of all others. */
  function start() {
    addEventListener('popstate', traverse);
    addEventListener('hashchange', () => {
      const top = scrollPosition();
      if (top !== undefined) restoreScroll(top);
    });
    show();
  }

  return { state, navigate, open, close, addOverlay, start };
}

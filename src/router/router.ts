import { find } from '../find';
import { type Route, routeOf, tidyAddress } from '../pages/routes';
import { announce, lockPage, showSection } from './arriving';
import { transitionBack, transition, restoreScroll } from './view-transition';
import { type Entry, readEntry, replaceEntry } from './entry';

/**
 * Shows the item of an overlay, or hides the overlay if `item` is undefined. Returns whether it shows the item.
 * `isTraversal`: after Back and Forward, when the focus has to be moved.
 */
type Overlay = (item: number | undefined, isTraversal: boolean) => boolean;

type State = {
  /** The path of the page on screen; when a transition begins, still that of the old one. */
  path: string;
  /** The history entry that is shown, and its address. */
  index: number;
  overlay?: string;
  isCopy: boolean;
  href?: string;
  /** Whether the visitor has left that entry, though its page is shown until a transition begins. */
  isLeft: boolean;
  /** Ends the wait for `popstate` while history.back() is under way. */
  timer?: ReturnType<typeof setTimeout>;
  /** The action to run after it; run earlier, it would be undone by it. */
  next?: () => void;
};

const longestTraversalMs = 2000; // after that it was dropped, as by another navigation in the same task

export type Router = ReturnType<typeof createRouter>;

/**
 * Creates the router of a page that shows `path`. `render` must render synchronously, so that the page has its full
 * height when the browser restores the scroll.
 */
export function createRouter(path: string, render: (route: Route) => void) {
  const { index = history.length, ...first } = readEntry();
  replaceEntry({ ...first, index });
  const state: State = { path, index, isCopy: false, isLeft: true };
  const overlays = new Map<string, Overlay>();
  const tops = new Map<number | undefined, number>(); // where entries were left, in px, by index
  const skipped = new Set<number>(); // the copies that were skipped since a change could be seen, by index

  const isCurrent = () => routeOf(location).page.path === state.path; // false during a transition between pages
  const currentTop = () => tops.get(readEntry().index);

  /** Remembers the scroll position of the shown entry, which is about to be left, or has just been. */
  function leave() {
    if (!state.isLeft) tops.set(state.index, scrollY);
    state.isLeft = true;
  }

  /** Adds an entry. It takes the place of that of an overlay. */
  function push(entry: Entry, address?: string) {
    const { overlay, index = state.index } = readEntry();
    if (overlay) return replaceEntry({ ...entry, index }, address);
    history.pushState({ ...entry, index: index + 1 }, '', address);
  }

  function showPage(isTraversal: boolean) {
    const route = routeOf(location);
    const { path } = route.page;
    const address = tidyAddress(route, location);
    if (address !== location.pathname + location.search) replaceEntry(readEntry(), address + location.hash);
    if (path === state.path) return;
    state.path = path;
    announce(route);
    const main = find('main');
    main.toggleAttribute('data-traversed', isTraversal); // which turns entrance animations off
    render(route);
    if (isTraversal) main.focus({ preventScroll: true }); // the focused element may have been removed
  }

  /** Shows what the current entry holds. One whose overlay cannot be shown becomes a copy of the entry below. */
  function show(isTraversal = false) {
    showPage(isTraversal);
    const { index, from, ...wanted } = readEntry();
    const { href } = location;
    const isRepeated = index === undefined && href === state.href; // typed again, it replaced the entry that was shown
    const shown = [...overlays].map(([name, update]) =>
      update(name === wanted.overlay ? wanted.item : undefined, isTraversal));
    const { overlay, item }: Entry = shown.includes(true) ? wanted : {};
    const entry = {
      index: index ?? state.index + (isRepeated ? 0 : 1),
      overlay,
      isCopy: isRepeated || wanted.isCopy === true || overlay !== wanted.overlay,
    };
    replaceEntry({ ...entry, from, item });
    if (index === undefined) tops.delete(entry.index); // that of an entry which has gone
    lockPage(overlay);
    Object.assign(state, entry, { href, isLeft: false });
  }

  function endTraversal(isTraversal: boolean) {
    const { timer, next } = state;
    clearTimeout(timer);
    state.timer = state.next = undefined;
    if (!next) return show(isTraversal);
    showPage(false); // the waiting action shows overlays and moves the focus
    setTimeout(next); // after the browser has restored the scroll
  }

  /** Goes on if the entry that was `left` and the one reached look the same: the press would have no effect. */
  function skipCopy(left: State) {
    const isSame = (left.isCopy || state.isCopy) && left.href === state.href && left.overlay === state.overlay;
    if (!isSame) skipped.clear();
    else if (!skipped.has(state.index)) {
      skipped.add(state.index);
      const isForward = left.isCopy === state.isCopy ? state.index > left.index : state.isCopy;
      history.go(isForward ? 1 : -1);
    }
  }

  function goBack() {
    state.timer = setTimeout(endTraversal, longestTraversalMs, false);
    history.back();
  }

  /** Runs an action, after a traversal that is under way, unless another navigation in the same task has ended that. */
  function afterTraversal(action: () => void) {
    const { index } = readEntry();
    if (index === undefined) show(); // made by the browser or another script, without an event
    if (state.timer && (state.isLeft || index === state.index)) state.next = action;
    else action();
  }

  function traverse({ hasUAVisualTransition }: PopStateEvent) {
    const left = { ...state };
    leave();
    const isNew = readEntry().index === undefined;
    const update = () => endTraversal(true);
    // The browser restores the scroll if it animates the gesture itself, or the position is not known here.
    if (isCurrent() || hasUAVisualTransition !== false || currentTop() === undefined) update();
    else transitionBack(state.path, currentTop, update);
    if (!isNew && !state.isLeft) skipCopy(left);
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
    leave();
    if (!isSame && !link.matches('[href^="#"]')) push({ from: state.path }, path + link.hash);
    const isSamePage = path === state.path;
    function update() {
      show();
      if (path === state.path) showSection(link.hash, isSamePage); // unless the visitor has navigated on
    }
    if (isSamePage) update();
    else transition(state.path, update);
  });

  /** Opens an overlay in an entry of its own, or shows another item in the entry of the one that is open. */
  const open = (overlay: string, item = 0) => afterTraversal(() => {
    if (!isCurrent()) return;
    leave();
    push({ overlay, item });
    show();
  });

  /** Goes Back from the entry of an overlay that has been closed. */
  function close(overlay: string) {
    if (readEntry().overlay === overlay && !state.timer) goBack();
  }

  const addOverlay = (name: string, update: Overlay) => void overlays.set(name, update);

  /** Shows the page of the current address, and from then on the pages of all others. */
  function start() {
    addEventListener('popstate', traverse);
    addEventListener('hashchange', () => {
      const top = currentTop();
      if (top !== undefined) restoreScroll(top);
    });
    show();
  }

  return { state, navigate, open, close, addOverlay, start };
}

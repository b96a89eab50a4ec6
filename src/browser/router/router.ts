import type { Page } from '../../model/types';
import { findLink, findMain } from '../dom';
import { announce } from './announce';
import { pageAt, pathWithParameters, type Target, targetOf } from './find-page';
import { transition } from './view-transition';

/** Focuses an element, by default `<main>`. Screen readers read from the selection, which is moved to its heading. */
function focusPart(part = findMain()) {
  getSelection()?.collapse((part.querySelector('h1, h2') ?? part).firstChild);
  part.focus({ preventScroll: true });
}

/** Focuses `<main>` and scrolls to the top of the page. */
function showTop() {
  focusPart();
  scrollTo({ top: 0, behavior: 'instant' });
}

/** Returns the page of the current entry, and replaces the entry's URL by the canonical path of the page. */
function readEntry() {
  const page = pageAt(location);
  const url = location.origin + pathWithParameters(page, location) + location.hash;
  try {
    if (location.href !== url) history.replaceState(history.state, '', url);
  } catch {} // Safari refuses over 100 calls in 30 seconds
  return page;
}

/** Whether the previous entry shows the page of `path`. Other scripts may write anything into `history.state`. */
const isPrevious = (path: string) =>
  Object(history.state).from === path && window.navigation?.canGoBack !== false;

/** Traverses back. Resolves when the browser has restored the scroll position. */
const goBack = () => new Promise((resolve) => {
  addEventListener('popstate', () => setTimeout(resolve), { once: true });
  setTimeout(resolve, 1000); // there may be no such entry
  history.back();
});

/** Navigates to a fragment, as a link to it does, in the same entry. */
function goToFragment(hash: string) {
  const { state } = history;
  location.replace(hash);
  history.replaceState(state, ''); // `location.replace` clears the state
}

/** Calls `render` synchronously for each navigation, since the browser needs the height to restore the scroll. */
export function startRouter(prerendered: Page, render: (page: Page) => void) {
  let shown = prerendered;
  let last: Target | undefined; // what the last click wants, unless Back or Forward came later
  let traversal: Promise<unknown> | undefined; // by a link back

  function show(page: Page, isTraversal = false) {
    const left = shown;
    shown = page;
    if (!traversal) last = undefined;
    if (page.path === left.path) return render(page);
    announce(page);
    findMain().toggleAttribute('data-traversed', isTraversal); // prevents entrance animations
    render(page);
    if (isTraversal) focusPart(findLink(left.path)); // the focused element is gone
  }

  /** Shows a page, in a new entry unless the current one is of that page. */
  function enter({ page, hash }: Target) {
    const isCurrent = page.path === shown.path && location.hash === '';
    try {
      if (!isCurrent) history.pushState({ from: shown.path }, '', page.path);
    } catch {
      return location.assign(page.path + hash); // as above
    }
    show(page);
    if (hash) goToFragment(hash);
    else showTop();
  }

  /** Lets the browser navigate to a fragment of the shown page, and keep the parameters of the URL. */
  function enterFragment(hash: string) {
    render(shown); // closes overlays: an inert section would not get the focus
    location.assign(hash);
  }

  /** Does what a click wants once the traversal of an earlier one has ended, unless another click has come since. */
  async function follow(target: Target) {
    if (traversal) await traversal;
    if (target !== last) return;
    const { page: { path }, hash, isBack } = target;
    if (path === shown.path) return hash ? enterFragment(hash) : isBack || enter(target);
    if (!isBack || !isPrevious(path)) return enter(target);
    render(shown); // closes overlays, which Back would only close
    return traversal = goBack();
  }

  // Else Chromium would start entrance animations again after printing.
  addEventListener('beforeprint', () => findMain().toggleAttribute('data-traversed', true));
  addEventListener('popstate', () => {
    show(readEntry(), true);
    traversal = undefined;
  });
  addEventListener('click', (event) => {
    const target = targetOf(event);
    if (!target) return;
    event.preventDefault();
    last = target;
    const { path } = target.page;
    if (path === shown.path) follow(target);
    else transition(shown.path, path, () => follow(target));
  });

  const page = readEntry();
  if (page.path !== prerendered.path) show(page); // some static hosts serve another page
}

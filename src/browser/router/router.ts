import type { Page } from '../../model/types';
import { findLink, findMain } from '../dom';
import { announce } from './update-head';
import { pageAt, pathWithParameters, type Target, targetOf } from './find-page';
import { transition } from './view-transition';

/** Focuses an element and moves the selection to its heading, because screen readers read from the selection. */
function focusPart(part = findMain()) {
  getSelection()?.collapse((part.querySelector('h1, h2') ?? part).firstChild);
  part.focus({ preventScroll: true });
}

/** Returns the page of the current history entry, and replaces the URL of the entry with the page's canonical path. */
function readEntry() {
  const page = pageAt(location);
  const url = location.origin + pathWithParameters(page, location) + location.hash;
  try {
    if (location.href !== url) history.replaceState(history.state, '', url);
  } catch {} // Safari throws after 100 calls in 30 seconds
  return page;
}

/** Returns whether the previous entry shows the page at `path`. `history.state` may hold data of other scripts. */
const isPrevious = (path: string) =>
  Object(history.state).from === path && window.navigation?.canGoBack !== false;

/** Goes back. Resolves when the scroll position is restored or, because there may be no such entry, after a second. */
const goBack = () => new Promise<void>((resolve) => {
  addEventListener('popstate', () => setTimeout(resolve), { once: true });
  setTimeout(resolve, 1000);
  history.back();
});

/** Renders synchronously on each navigation, because the browser needs the height to restore the scroll position. */
export function startRouter(prerendered: Page, render: (page: Page) => void) {
  let shown = prerendered;
  let wanted: Target | undefined; // the target of the last click, unless Back or Forward came later
  let traversal: Promise<void> | undefined; // started by a back link, until it ends

  function show(page: Page, isTraversal = false) {
    const left = shown;
    shown = page;
    wanted = undefined;
    if (page.path === left.path) return render(page);
    announce(page);
    findMain().toggleAttribute('data-traversed', isTraversal); // prevents entrance animations
    render(page);
    if (isTraversal) focusPart(findLink(left.path)); // the focused element no longer exists
  }

  /** Shows a page, in a new entry unless the current entry already shows it. */
  function enter({ page, hash }: Target) {
    const isCurrent = page.path === shown.path && location.hash === '';
    try {
      if (!isCurrent) history.pushState({ from: shown.path }, '', page.path);
    } catch {
      return location.assign(page.path + hash); // in Safari, as in readEntry
    }
    show(page);
    if (hash) return location.replace(hash); // like a link to it, but in the same entry
    focusPart();
    scrollTo({ top: 0, behavior: 'instant' });
  }

  /** Follows a link, unless a later click, Back or Forward has superseded it. */
  function follow(target: Target) {
    if (target !== wanted) return;
    const { page: { path }, hash, isBack } = target;
    const isShown = path === shown.path;
    if (isShown && hash) {
      render(shown); // closes overlays, which would keep the focus
      return location.assign(hash); // keeps the parameters of the URL
    }
    if (isShown || !isBack || !isPrevious(path)) return enter(target);
    render(shown); // closes overlays; otherwise, Back would only close them
    return traversal ??= goBack().then(() => { traversal = undefined; }); // at most one at a time
  }

  // Otherwise, Chromium would restart entrance animations after printing.
  addEventListener('beforeprint', () => findMain().toggleAttribute('data-traversed', true));
  addEventListener('popstate', () => show(readEntry(), true));
  addEventListener('click', (event) => {
    const target = targetOf(event);
    if (!target) return;
    event.preventDefault();
    wanted = target;
    const { path } = target.page;
    if (path === shown.path) follow(target);
    else transition(shown.path, path, () => follow(target));
  });

  const page = readEntry();
  if (page.path !== prerendered.path) show(page); // some static hosts serve a different page
}

import type { Page } from '../../model/types';
import { findLink, queryMain } from '../dom';
import { saveFields } from '../fields';
import { updateHead } from './update-head';
import { pageAt, pathWithParameters, type Target, targetOf } from './find-page';
import { transition } from './view-transition';

const maxBackMs = 1000; // if going back takes longer, there is probably no previous entry

/** Focuses an element and moves the selection to its heading, because screen readers read from the selection. */
function focusPart(part = queryMain()) {
  getSelection()?.collapse((part.querySelector('h1, h2') ?? part).firstChild);
  part.focus({ preventScroll: true });
}

/** Returns the page of the current history entry, and replaces the URL of the entry with the page's canonical path. */
function readEntry() {
  const page = pageAt(location);
  const url = location.origin + pathWithParameters(page, location) + location.hash;
  try {
    if (location.href !== url) history.replaceState(history.state, '', url);
  } catch {} // Safari limits these calls
  return page;
}

/** Returns whether the previous entry shows the page at `path`. `history.state` may hold data of other scripts. */
const isPrevious = (path: string) =>
  Object(history.state).from === path && window.navigation?.canGoBack !== false;

/** Returns what identifies the history entry of a page or, without the Navigation API, the page. */
const keyOfEntry = ({ path }: Page) => window.navigation?.currentEntry?.key ?? path;

/** Renders synchronously on each navigation, because the browser needs the height to restore the scroll position. */
export function startRouter(prerendered: Page, render: (page: Page) => void) {
  let currentPage = prerendered;
  let pendingTarget: Target | undefined; // the target of the last click, unless Back or Forward came later
  let backClickMs = -Infinity; // the time of the last click on a back link, until the browser has gone back
  let entry = keyOfEntry(prerendered);
  const restoreFields: Record<string, () => void> = {}; // by entry

  function renderPage(page: Page, isTraversal = false) {
    const [previousPage, previousEntry] = [currentPage, entry];
    currentPage = page;
    entry = keyOfEntry(page);
    pendingTarget = undefined;
    if (page.path === previousPage.path) return render(page);
    restoreFields[previousEntry] = saveFields();
    updateHead(page);
    queryMain().toggleAttribute('data-traversed', isTraversal); // prevents entrance animations
    render(page);
    if (!isTraversal) return;
    restoreFields[entry]?.();
    focusPart(findLink(previousPage.path)); // the focused element no longer exists
  }

  /** Shows a page, in a new entry unless the current entry already shows it. */
  function pushPage({ page, hash }: Target) {
    const isCurrent = page.path === currentPage.path && location.hash === '';
    const state = { from: currentPage.path };
    try {
      if (!isCurrent) history.pushState(state, '', page.path);
    } catch {
      return location.assign(page.path + hash); // in Safari, as in readEntry
    }
    renderPage(page);
    if (hash) {
      location.replace(hash); // like a link to it, but in the same entry
      return history.replaceState(state, ''); // which has lost its state
    }
    focusPart();
    scrollTo({ top: 0, behavior: 'instant' });
  }

  /** Follows a link to the current page. */
  function stay(target: Target) {
    if (!target.hash) return pushPage(target);
    render(currentPage); // closes overlays, which would keep the focus
    location.assign(target.hash); // keeps the parameters of the URL
  }

  /** Goes back once, even if a second click comes before the browser has done so. */
  function goBack(timeMs: number) {
    if (timeMs - backClickMs < maxBackMs) return;
    backClickMs = timeMs;
    render(currentPage); // closes overlays; otherwise, Back would only close them
    history.back();
  }

  // Otherwise, Chromium would restart entrance animations after printing.
  addEventListener('beforeprint', () => queryMain().toggleAttribute('data-traversed', true));
  addEventListener('popstate', () => {
    backClickMs = -Infinity;
    renderPage(readEntry(), true);
  });
  addEventListener('click', (event) => {
    const target = targetOf(event);
    if (!target) return;
    event.preventDefault();
    pendingTarget = target;
    const { path } = target.page;
    if (path === currentPage.path) stay(target);
    else if (target.isBack && isPrevious(path)) goBack(event.timeStamp);
    else transition(path, () => { if (target === pendingTarget) pushPage(target); });
  });

  const page = readEntry();
  if (page.path !== prerendered.path) renderPage(page); // some static hosts serve a different page
}

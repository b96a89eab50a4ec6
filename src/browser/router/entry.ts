// History entries. Other scripts may write anything into `history.state`.
import type { Page } from '../../model/types';
import { pageAt, pathWithParameters } from './find-page';

/** Returns the page of the current entry, and replaces the entry's URL by the canonical path of the page. */
export function readEntry(): Page {
  const page = pageAt(location);
  const url = location.origin + pathWithParameters(page, location) + location.hash;
  try {
    if (location.href !== url) history.replaceState(history.state, '', url);
  } catch {} // Safari refuses after too many calls, some privacy modes always do
  return page;
}

/** Adds an entry. Returns false if the browser refuses: Safari throws after too many calls, Chromium ignores them. */
export function addEntry(path: string, from: string): boolean {
  try {
    history.pushState({ from }, '', path);
  } catch {}
  return location.pathname + location.search === path;
}

/** Whether the previous entry shows the page of `path`. */
export const isPrevious = (path: string) =>
  Object(history.state).from === path && window.navigation?.canGoBack !== false;

/** Traverses back. Resolves when the browser has restored the scroll position. */
export const goBack = () => new Promise((resolve) => {
  addEventListener('popstate', () => setTimeout(resolve), { once: true });
  setTimeout(resolve, 1000); // another script may have prevented the traversal
  history.back();
});

/** Navigates to a fragment, as a link to it does, in the same entry. */
export function goToFragment(hash: string) {
  const { state } = history;
  location.replace(hash);
  history.replaceState(state, ''); // `location.replace` clears the state
}

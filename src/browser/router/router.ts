import type { Page } from '../../model/types';
import { findLink, findMain } from '../find';
import { announce } from './announce';
import { addEntry, goBack, goToFragment, isPrevious, readEntry } from './entry';
import { focusPart, showTop } from './focus-and-scroll';
import { type Target, targetOf } from './links';
import { transition } from './view-transition';

/** Calls `render` synchronously for each navigation, since the browser needs the height to restore the scroll. */
export function startRouter(prerendered: Page, render: (page: Page) => void) {
  let shown = prerendered;

  function show(page: Page, isTraversal = false) {
    const left = shown;
    shown = page;
    if (page.path === left.path) return render(page);
    announce(page);
    findMain().toggleAttribute('data-traversed', isTraversal); // prevents entrance animations
    render(page);
    if (isTraversal) focusPart(findLink(left.path)); // the focused element is gone
  }

  /** Shows a page, in a new entry unless the current one is of that page. */
  function enter({ page, hash }: Target) {
    const isCurrent = page.path === shown.path && location.hash === '';
    if (!isCurrent && !addEntry(page.path, shown.path)) return location.assign(page.path + hash);
    show(page);
    if (hash) goToFragment(hash);
    else showTop();
  }

  /** Lets the browser navigate to a fragment of the shown page, and keep the parameters of the URL. */
  function enterFragment(hash: string) {
    render(shown); // closes overlays: an inert section would not get the focus
    location.assign(hash);
  }

  function go(target: Target) {
    const left = shown;
    const { page: { path }, hash, isBack } = target;
    if (path === left.path) return hash ? enterFragment(hash) : enter(target);
    transition(left.path, path, () => {
      if (shown !== left) return; // already shown, or superseded by another navigation
      if (!isBack || !isPrevious(path)) return enter(target);
      render(left); // closes overlays, which Back would only close
      return goBack();
    });
  }

  addEventListener('popstate', () => show(readEntry(), true));
  addEventListener('click', (event) => {
    const target = targetOf(event);
    if (!target) return;
    event.preventDefault();
    go(target);
  });

  const page = readEntry();
  if (page.path !== prerendered.path) show(page); // some static hosts serve another page
}

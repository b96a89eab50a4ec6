import type { Page } from '../../model/types';
import { findLink, findMain } from '../find';
import { announce } from './announce';
import { addEntry, goBack, goToFragment, isPrevious, readEntry } from './entry';
import { focusPart, showTop } from './focus-and-scroll';
import { type Target, targetOf } from './links';
import { transition } from './view-transition';

/** Calls `render` for every navigation, at once: the browser needs the page's height to restore the scroll. */
export function startRouter(prerendered: Page, render: (page: Page) => void) {
  let shown = prerendered;

  function show(page: Page, isTraversal = false) {
    const left = shown;
    shown = page;
    if (page.path === left.path) return render(page);
    announce(page);
    findMain().toggleAttribute('data-traversed', isTraversal); // turns entrance animations off
    render(page);
    if (isTraversal) focusPart(findLink(left.path)); // the focused element is gone
  }

  /** Shows a page, in a new entry unless it is that of the current one. */
  function enter({ page, hash }: Target) {
    const isCurrent = page.path === shown.path && location.hash === '';
    if (!isCurrent && !addEntry(page.path, shown.path)) return location.assign(page.path + hash);
    show(page);
    if (hash) goToFragment(hash);
    else showTop();
  }

  /** Lets the browser go to a fragment of the shown page. Other parameters of the address stay. */
  function enterFragment(hash: string) {
    render(shown); // closes what is open: an inert section gets no focus
    location.assign(hash);
  }

  function go(target: Target) {
    const left = shown;
    const { page: { path }, hash, isBack } = target;
    if (path === left.path) return hash ? enterFragment(hash) : enter(target);
    transition(left.path, path, () => {
      if (shown !== left) return; // the page is shown already, or the visitor has navigated on
      if (!isBack || !isPrevious(path)) return enter(target);
      render(left); // closes what is open: Back would only close that
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
  if (page.path !== prerendered.path) show(page); // some hosts send another page
}

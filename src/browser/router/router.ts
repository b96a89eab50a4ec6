import type { Page } from '../../model/types';
import { findLink, findMain } from '../dom';
import { announce } from './announce';
import { addEntry, goBack, goToFragment, isPrevious, readEntry } from './entry';
import { focusPart, showTop } from './focus-and-scroll';
import { type Target, targetOf } from './links';
import { transition } from './view-transition';

/** Calls `render` synchronously for each navigation, since the browser needs the height to restore the scroll. */
export function startRouter(prerendered: Page, render: (page: Page) => void) {
  let shown = prerendered;
  let last: Target | undefined; // what the last click wants, unless Back or Forward came later
  let traversal: Promise<unknown> | undefined; // by a link back

  function show(page: Page, isTraversal = false) {
    const left = shown;
    shown = page;
    if (page.path === left.path) return render(page);
    if (!traversal) last = undefined;
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

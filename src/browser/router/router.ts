import type { Page } from '../../model/types';
import { find, findLink } from '../find';
import { announce } from './announce';
import { pageAt, tidyAddress } from './find-page';
import { focusPart, showSection } from './focus-and-scroll';
import { type Target, targetOf } from './links';
import { transition } from './view-transition';

/** Whether the page of `path` is the previous entry. Other scripts may write anything into the state. */
const isPrevious = (path: string) => Object(history.state).from === path && window.navigation?.canGoBack !== false;

/** The browser restores the scroll position after `popstate`. */
const goBack = () => new Promise((resolve) => {
  addEventListener('popstate', () => setTimeout(resolve), { once: true });
  history.back();
});

/** Returns the page of the address, and makes that the canonical one. */
function arrive() {
  const page = pageAt(location);
  const address = location.origin + tidyAddress(page, location) + location.hash;
  try {
    if (location.href !== address) history.replaceState(history.state, '', address);
  } catch {} // Safari refuses after too many calls, some privacy modes always do
  return page;
}

/** Calls `render` for every navigation, at once: the browser needs the page's height to restore the scroll. */
export function startRouter(prerendered: Page, render: (page: Page) => void) {
  let shown = prerendered;
  let entered = arrive(); // the page of the address, which a transition shows later

  function show(page: Page, isTraversal = false) {
    const left = shown;
    shown = page;
    if (page.path === left.path) return render(page);
    announce(page);
    find('#contenido').toggleAttribute('data-traversed', isTraversal); // turns entrance animations off
    render(page);
    if (isTraversal) focusPart(findLink(left.path)); // the focused element is gone
  }

  /** Makes an entry for a page. Returns false if it was ignored, or throws: the browser then follows the link. */
  function enter(page: Page, hash: string) {
    history.pushState({ from: entered.path }, '', page.path + hash);
    if (location.pathname + location.search !== page.path) return false;
    entered = page;
    return true;
  }

  /** Goes to the target of a click. Returns whether the browser need not follow the link. */
  function go({ link, page }: Target) {
    if (link.relList.contains('prev') && isPrevious(page.path)) {
      transition(shown.path, page.path, goBack);
      return true;
    }
    const isOnPage = page.path === shown.path;
    const isSkipLink = link.getAttribute('href') === '#contenido';
    const isHere = isSkipLink || (page.path === entered.path && link.hash === location.hash);
    if (!isHere && !enter(page, link.hash)) return false;
    const update = () => (show(page), showSection(link.hash, isOnPage));
    if (isOnPage) update();
    else transition(shown.path, page.path, update);
    return true;
  }

  addEventListener('popstate', () => show(entered = arrive(), true));
  addEventListener('click', (event) => {
    const target = targetOf(event);
    if (target && go(target)) event.preventDefault();
  });

  if (entered.path !== prerendered.path) show(entered); // some hosts send another page
}

// The overlays are the menu and the viewer. At most one of them is open at a time.
import { query, queryMain } from './dom';

export const menu = query('#menu');
export const viewer = query<HTMLDialogElement>('body > .Viewer-viewer');

const isMenuOpen = () => menu.matches(':popover-open');

export function closeOverlays() {
  menu.hidePopover();
  viewer.close();
}

/** Makes Back and Forward close an open overlay and, if the browser allows it, stay on the page. */
export function closeOnTraversal() {
  window.navigation?.addEventListener('navigate', (event) => {
    if (event.navigationType !== 'traverse' || !event.cancelable || !(viewer.open || isMenuOpen())) return;
    event.preventDefault();
    closeOverlays();
  });
  addEventListener('pageshow', ({ persisted }) => persisted && closeOverlays()); // restored from the back/forward cache
}

/** Moves the focus into the menu and back. Closes the menu when Tab leaves it, or when the header shows its links. */
export function startMenu() {
  const button = query('[popovertarget=menu]');

  function moveFocus() {
    const { activeElement } = document;
    const isInside = menu.contains(activeElement);
    if (isMenuOpen() && !isInside) menu.querySelector('a')?.focus(); // unless the visitor moved it there
    // Safari does not focus buttons that are clicked, so it does not return the focus to them either.
    if (!isMenuOpen() && (isInside || activeElement === document.body)) button.focus({ preventScroll: true });
  }

  menu.ontoggle = moveFocus;
  new ResizeObserver(() => {
    if (button.offsetWidth || !isMenuOpen()) return;
    const href = document.activeElement!.getAttribute('href');
    menu.hidePopover();
    (document.querySelector<HTMLElement>(`#page [href="${href}"]`) ?? queryMain()).focus({ preventScroll: true });
  }).observe(button);
  query('#page').addEventListener('focusin', ({ target }) => {
    if ((target as Element).matches(':focus-visible')) menu.hidePopover();
  });
  menu.dataset.started = '';
  if (document.querySelector(':target:focus')) menu.hidePopover(); // the visitor already followed one of its links
  else if (isMenuOpen()) moveFocus();
}

// The overlays are the menu and the viewer. Only one of them is open at a time.
import { find } from './find';

export const menu = find('#menu');
export const viewer = find<HTMLDialogElement>('body > .Viewer-viewer');

export const isMenuOpen = () => menu.matches(':popover-open');
const openOverlay = () => (viewer.open ? 'viewer' : isMenuOpen() ? 'menu' : undefined);

/** Prevents the page from scrolling while an overlay is open (styles/page.css). */
export function lockPage() {
  const overlay = openOverlay();
  if (overlay) document.documentElement.dataset.overlay = overlay;
  else delete document.documentElement.dataset.overlay;
}

/** Closes the menu and the viewer. */
export function closeOverlays() {
  menu.hidePopover();
  viewer.close();
  lockPage();
}

/** Makes Back and Forward close the open overlay and, where the browser allows it, stay on the page. */
export function closeOnTraversal() {
  window.navigation?.addEventListener('navigate', (event) => {
    if (event.navigationType !== 'traverse' || !event.cancelable || !openOverlay()) return;
    event.preventDefault();
    closeOverlays();
  });
  addEventListener('pageshow', ({ persisted }) => persisted && closeOverlays()); // restored from the back/forward cache
}

// The menu and the viewer: only one of them is open at a time.
import { find } from './find';

export const menu = find('#menu');
export const viewer = find<HTMLDialogElement>('body > .Viewer-viewer');

export const isMenuOpen = () => menu.matches(':popover-open');
const openOverlay = () => (viewer.open ? 'viewer' : isMenuOpen() ? 'menu' : undefined);

/** Stops or resumes scrolling (styles/page.css). */
export function lockPage() {
  const overlay = openOverlay();
  if (overlay) document.documentElement.dataset.overlay = overlay;
  else delete document.documentElement.dataset.overlay;
}

/** Closes menu and viewer at once. */
export function closeOverlays() {
  menu.hidePopover();
  viewer.close();
  lockPage();
}

/** Makes Back and Forward close what is open and, if the browser allows it, stay on the page. */
export function closeOnTraversal() {
  window.navigation?.addEventListener('navigate', (event) => {
    if (event.navigationType !== 'traverse' || !event.cancelable || !openOverlay()) return;
    event.preventDefault();
    closeOverlays();
  });
  addEventListener('pageshow', ({ persisted }) => persisted && closeOverlays()); // from the back/forward cache
}

// The menu or the viewer covers the page: one at a time. It stops the page from scrolling and closes on Back.
import { find } from '../find';

export const page = find('#page');
export const menu = find('#menu');
export const dialog = find<HTMLDialogElement>('body > .Viewer-viewer');

export const isMenuOpen = () => menu.matches(':popover-open');
/** False while the viewer closes, when the dialog is still open. */
export const isViewerOpen = () => dialog.open && 'open' in dialog.dataset;
const openOverlay = () => (dialog.open ? 'viewer' : isMenuOpen() ? 'menu' : undefined);

/** Stops or resumes scrolling of the page (see styles/base.css). */
export function lockPage() {
  const overlay = openOverlay();
  if (overlay) document.documentElement.dataset.overlay = overlay;
  else delete document.documentElement.dataset.overlay;
}

/** Closes the menu and the viewer. */
export function closeOverlays() {
  menu.hidePopover();
  dialog.close();
  lockPage();
}

/** Makes Back and Forward close the overlay. The page stays, if the browser allows it. */
export function closeOnTraversal() {
  const { navigation } = window as Partial<Window>; // missing in older browsers
  navigation?.addEventListener('navigate', (event) => {
    if (event.navigationType !== 'traverse' || !event.cancelable || !openOverlay()) return;
    event.preventDefault();
    closeOverlays();
  });
  addEventListener('popstate', closeOverlays);
  addEventListener('pageshow', ({ persisted }) => persisted && closeOverlays()); // from the back/forward cache
}

// What the menu and the viewer have in common: one of them lies over the page, keeps it still, and is closed by Back.
import { find } from '../find';

export const menu = find('#menu');
export const dialog = find<HTMLDialogElement>('body > dialog');

const openOverlay = () => (dialog.open ? 'viewer' : menu.matches(':popover-open') ? 'menu' : undefined);

/** Keeps the page from scrolling below an open overlay, or lets it scroll again (see styles/base.css). */
export function lockPage() {
  const overlay = openOverlay();
  if (overlay) document.documentElement.dataset.overlay = overlay;
  else delete document.documentElement.dataset.overlay;
}

/** Closes what is open. */
export function closeOverlays() {
  menu.hidePopover();
  dialog.close();
  lockPage();
}

/** Has Back and Forward close what is open, and stay on the page where the browser lets it; elsewhere they leave it. */
export function closeOnTraversal() {
  const { navigation } = window as Partial<Window>; // older browsers have none
  navigation?.addEventListener('navigate', (event) => {
    if (event.navigationType !== 'traverse' || !event.cancelable || !openOverlay()) return;
    event.preventDefault();
    closeOverlays();
  });
  addEventListener('popstate', closeOverlays);
  addEventListener('pageshow', ({ persisted }) => persisted && closeOverlays()); // shown again as it was left
}

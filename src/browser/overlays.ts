// The overlays are the menu and the viewer. Only one of them is open at a time.
import { find } from './dom';

export const menu = find('#menu');
export const viewer = find<HTMLDialogElement>('body > .Viewer-viewer');

/** Closes the menu and the viewer. */
export function closeOverlays() {
  menu.hidePopover();
  viewer.close();
}

/** Makes Back and Forward close the open overlay and, where the browser allows it, stay on the page. */
export function closeOnTraversal() {
  window.navigation?.addEventListener('navigate', (event) => {
    if (event.navigationType !== 'traverse' || !event.cancelable) return;
    if (!viewer.open && !menu.matches(':popover-open')) return;
    event.preventDefault();
    closeOverlays();
  });
  addEventListener('pageshow', ({ persisted }) => persisted && closeOverlays()); // restored from the back/forward cache
}

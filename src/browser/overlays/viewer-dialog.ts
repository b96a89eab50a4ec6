// `data-open` shows or hides the viewer. Modality ends after the frame that answers a press: it restyles the page.
import { afterFrame } from '../../page/after-frame';
import { dialog, lockPage } from './overlays';

export const isViewerOpen = () => dialog.open && 'open' in dialog.dataset;

/**
 * Shows and focuses the dialog, whose `open` is set. It is modal before anything moves, since that gives it a layer of
 * its own, with which movements would start again.
 */
export function openDialog() {
  dialog.focus(); // makes the browser style the picture's start position
  dialog.open = false;
  dialog.showModal();
  dialog.focus(); // not its first control
  dialog.dataset.open = '';
  lockPage();
}

export function closeDialog() {
  delete dialog.dataset.open;
  afterFrame(() => isViewerOpen() || dialog.close());
}

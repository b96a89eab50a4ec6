// `data-open` shows or hides the viewer in the next frame. Modality restyles the whole page, so it changes after that.
import { afterFrame } from '../../page/after-frame';
import { dialog, lockPage } from './overlays';

export const isViewerOpen = () => dialog.open && 'open' in dialog.dataset;

/** Shows and focuses the dialog, whose `open` is set. */
export function openDialog() {
  function makeModal() {
    if (!isViewerOpen() || dialog.matches(':modal')) return;
    dialog.open = false;
    dialog.showModal();
    dialog.focus(); // not its first control
    lockPage();
  }

  dialog.focus(); // also makes the browser style the picture's start position
  dialog.dataset.open = '';
  dialog.addEventListener('keydown', makeModal, { once: true }); // before a key moves the focus
  afterFrame(makeModal);
}

export function closeDialog() {
  delete dialog.dataset.open;
  afterFrame(() => isViewerOpen() || dialog.close());
}

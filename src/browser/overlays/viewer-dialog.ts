// The dialog of the viewer. One sees it open, or not, by `data-open`, from the next frame on. To be modal, or no
// longer, restyles the whole page, and follows that frame.
import { afterFrame } from '../../page/after-frame';
import { dialog, lockPage } from './overlays';

export const isViewerOpen = () => dialog.open && 'open' in dialog.dataset;

/** Shows the dialog, which is open, and has the focus at once. */
export function openDialog() {
  function makeModal() {
    if (!isViewerOpen() || dialog.matches(':modal')) return;
    dialog.open = false;
    dialog.showModal();
    dialog.focus(); // not its first control
    lockPage();
  }

  dialog.focus(); // which also has the browser style the picture where it starts
  dialog.dataset.open = '';
  dialog.addEventListener('keydown', makeModal, { once: true }); // before the key moves the focus
  afterFrame(makeModal);
}

export function closeDialog() {
  delete dialog.dataset.open;
  afterFrame(() => isViewerOpen() || dialog.close());
}

// The dialog of the viewer. One sees it open, or not, by `data-open`, from the next frame on. To be modal, or no
// longer, restyles the whole page, and follows that frame.
import { dialog, lockPage } from './overlays';

export const isViewerOpen = () => dialog.open && 'open' in dialog.dataset;

/** Acts once the next frame is shown. */
export const afterFrame = (act: () => void) => requestAnimationFrame(() => { setTimeout(act); });

/** Opens the dialog, which has the focus at once, and has `arrange` lay it out before it is seen. */
export function openDialog(arrange: () => void) {
  function makeModal() {
    if (!isViewerOpen() || dialog.matches(':modal')) return;
    dialog.open = false;
    dialog.showModal();
    dialog.focus(); // not its first control
    lockPage();
  }

  dialog.open = true;
  dialog.focus(); // it is laid out
  arrange();
  dialog.dataset.open = '';
  dialog.addEventListener('keydown', makeModal, { once: true }); // before the key moves the focus
  afterFrame(makeModal);
}

export function closeDialog() {
  delete dialog.dataset.open;
  afterFrame(() => isViewerOpen() || dialog.close());
}

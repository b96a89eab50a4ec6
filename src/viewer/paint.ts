import { find } from '../find';
import { dialog } from './parts';
import { maxScale, minScale, type View } from './zoom';

/**
 * Paints how a picture lies, into custom properties of the dialog, so that it keeps up with a hand; and disables the
 * controls that can do no more.
 */
export function paint(picture: HTMLImageElement, view: View, isMoving: boolean) {
  const disable = (control: string, isAtEnd: boolean) => {
    find(`[value="${control}"]`).ariaDisabled = `${isAtEnd}`;
  };

  dialog.style.cssText = `--x:${view.x};--y:${view.y};--scale:${view.scale}`;
  dialog.toggleAttribute('data-moving', isMoving);
  disable('-', view.scale === minScale);
  disable('+', view.scale === maxScale);
  disable('PageUp', !picture.previousSibling);
  disable('PageDown', !picture.nextSibling);
}

import { find } from '../find';
import { setProperties } from './set-properties';
import { maxScale, minScale, type View } from './zoom';

/**
 * Paints how picture `index` of `count` lies, into custom properties of the dialog, so that it keeps up with a hand; and
 * disables the controls that can do no more.
 */
export function paint(dialog: HTMLDialogElement, view: View, index: number, count: number, isMoving: boolean) {
  const disable = (control: string, isAtEnd: boolean) => {
    find(`[value="${control}"]`, dialog).ariaDisabled = `${isAtEnd}`;
  };

  setProperties(dialog, { ...view, index });
  dialog.toggleAttribute('data-moving', isMoving);
  disable('-', view.scale === minScale);
  disable('+', view.scale === maxScale);
  disable('PageUp', index === 0);
  disable('PageDown', index === count - 1);
}

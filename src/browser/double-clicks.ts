import { closestToTarget } from './dom';
import { distance } from './viewer/state';

const doubleMs = 500; // the longest time between two clicks, as on most systems
const doublePx = 40;

let count = 0; // of quick clicks in the same place

/** Returns whether the current click completes a double click or double tap. */
export const isDoubleClick = () => count % 2 === 0;

/** Ignores the second click of a double click, and a held Enter: after the first, there may be another target. */
export function ignoreSecondClicks() {
  let last = { timeStamp: -Infinity, x: 0, y: 0 };
  let clicked: Element | null; // the dialog in which the first click was
  addEventListener('click', (event) => {
    const dialog = closestToTarget(event, 'dialog');
    const { detail, timeStamp } = event; // the `detail` of taps is always 1 on iOS, and elsewhere if they are slow
    const isNext = timeStamp - last.timeStamp < doubleMs && distance(event, last) < doublePx;
    count = detail > 1 || (detail && isNext) ? count + 1 : 1;
    last = event;
    if (count === 1) clicked = dialog;
    else if (dialog !== clicked || (detail > 1 && closestToTarget(event, 'a, [popovertarget]'))) {
      event.preventDefault();
      event.stopPropagation();
    }
  }, true);
  addEventListener('keydown', (event) => {
    if (event.repeat && event.key === 'Enter' && closestToTarget(event, 'a, button')) event.preventDefault();
  }, true);
}

import { closest } from './dom';
import { distance } from './viewer/state';

const doubleMs = 500; // between two clicks, as in most systems
const doublePx = 40;

let count = 0; // of successive clicks in one place

/** Whether the current click ends a double click or tap. */
export const isDouble = () => count % 2 === 0;

/** Ignores the second click of a double click, and a repeated Enter: the first one may have shown another target. */
export function ignoreSecondClicks() {
  let last = { timeStamp: -Infinity, x: 0, y: 0 };
  let clicked: Element | null; // the dialog of the first click
  addEventListener('click', (event) => {
    const dialog = closest(event, 'dialog');
    const { detail, timeStamp } = event; // the `detail` of taps is always 1 in iOS, and elsewhere if they are slow
    const isNext = timeStamp - last.timeStamp < doubleMs && distance(event, last) < doublePx;
    count = detail > 1 || (detail && isNext) ? count + 1 : 1;
    last = event;
    if (count === 1) clicked = dialog;
    else if (dialog !== clicked || (detail > 1 && closest(event, 'a, [popovertarget]'))) {
      event.preventDefault();
      event.stopPropagation();
    }
  }, true);
  addEventListener('keydown', (event) => {
    if (event.repeat && event.key === 'Enter' && closest(event, 'a, button')) event.preventDefault();
  }, true);
}

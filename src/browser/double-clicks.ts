import { closestToTarget } from './dom';
import { distance } from './viewer/state';

const doubleMs = 500; // the longest time between two clicks, as on most systems
const doublePx = 40;
const submitMs = 2000; // by then, the browser has usually left the page
const controls = 'a, button';

/** Returns whether a click follows another one quickly and in the same place. */
export const isSecond = (event: MouseEvent, first?: MouseEvent) =>
  first && event.timeStamp - first.timeStamp < doubleMs && distance(event, first) < doublePx;

function ignore(event: Event) {
  event.preventDefault();
  event.stopPropagation();
}

/**
 * Ignores the second click of a double click if the first one replaced what was under it, a held Enter on another
 * element, and a form that is submitted twice.
 */
export function ignoreRepeats() {
  let last: MouseEvent | undefined;
  let clicked: Element | null; // by the last click that was not ignored
  addEventListener('click', (event) => {
    const { detail } = event; // always 1 for taps on iOS, and elsewhere if they are slow
    const isRepeat = last && (detail > 1 || (detail === 1 && isSecond(event, last)));
    const isReplaced = isRepeat && document.elementFromPoint(last!.x, last!.y)?.closest(controls) !== clicked;
    last = event;
    if (isReplaced) return ignore(event);
    clicked = closestToTarget(event, controls);
  }, true);

  let pressed: EventTarget | null;
  addEventListener('keydown', (event) => {
    if (!event.repeat) pressed = event.target;
    else if (event.key === 'Enter' && event.target !== pressed) ignore(event);
  }, true);

  let submitted: Event | undefined;
  addEventListener('submit', (event) => {
    const waitMs = submitted?.defaultPrevented ? doubleMs : submitMs; // a component that stays may send again
    if (event.target === submitted?.target && event.timeStamp - submitted.timeStamp < waitMs) ignore(event);
    else submitted = event;
  }, true);
}

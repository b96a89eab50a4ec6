import { closestToTarget, distance } from './dom';

const doubleMs = 500; // the longest time between two clicks, as on most systems
const doublePx = 40;
const submitMs = 2000; // by then, the browser has usually left the page
const controls = 'a, button';

/** Returns whether a click follows another one quickly and in the same place. */
export const isSecond = (event: MouseEvent, first?: MouseEvent) =>
  first && event.timeStamp - first.timeStamp < doubleMs && distance(event, first) < doublePx;

/** Returns the link or button that is now where a click was. */
const controlAt = ({ x, y }: MouseEvent) => document.elementFromPoint(x, y)?.closest(controls) ?? null;

function ignore(event: Event) {
  event.preventDefault();
  event.stopPropagation();
}

/**
 * Ignores the second click of a double click if the first one replaced what was under it, a held Enter on another
 * element, and a form that is submitted twice.
 */
export function ignoreRepeats() {
  let last: { click: MouseEvent; control: Element | null } | undefined; // the control is that of the first click
  addEventListener('click', (click) => {
    const { detail } = click; // always 1 for taps on iOS, and elsewhere if they are slow
    const isRepeat = detail > 1 || (detail === 1 && isSecond(click, last?.click));
    if (last && isRepeat && controlAt(last.click) !== last.control) {
      last.click = click;
      return ignore(click);
    }
    last = { click, control: closestToTarget(click, controls) };
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

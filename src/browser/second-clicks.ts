import { closest } from '../page/closest';

const partOf = (event: Event) => closest(event, 'li, dialog, [popover]');

/**
 * Ignores a second click on links, menu buttons, and what the first click put under the pointer. Ignores repeats of a
 * held Enter, which would activate what the press focused.
 */
export function ignoreSecondClicks() {
  let hasFirst = false; // false if it came before this script
  let firstPart: Element | null;

  function ignore(event: MouseEvent) {
    if (event.detail < 2) {
      hasFirst = true;
      firstPart = partOf(event);
      return;
    }
    const isRepeat = partOf(event) === firstPart && !closest(event, 'a, [popovertarget]');
    if (isRepeat || !hasFirst) return;
    event.preventDefault(); // `mousedown` would move the focus
    event.stopPropagation();
  }

  for (const type of ['mousedown', 'click', 'dblclick'] as const) addEventListener(type, ignore, true);
  addEventListener('keydown', (event) => {
    const isHeld = event.repeat && event.key === 'Enter';
    if (isHeld && closest(event, 'a, button')) event.preventDefault();
  }, true);
}

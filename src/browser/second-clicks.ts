/** The card, menu or viewer that an event is in. */
const partOf = (target: Element) => target.closest('li, dialog, [popover]');

/**
 * Ignores the second click of a double click on a link or a button of the menu, and on what the first click has brought
 * under the pointer, such as the viewer or the page below it.
 */
export function ignoreSecondClicks() {
  let hasFirst = false; // not if the first click was before this script
  let firstPart: Element | null; // the part that it was in

  function ignore(event: MouseEvent) {
    const target = event.target as Element;
    if (event.detail < 2) {
      hasFirst = true;
      firstPart = partOf(target);
      return;
    }
    const isRepeat = partOf(target) === firstPart && !target.closest('a, [popovertarget]');
    if (isRepeat || !hasFirst) return;
    event.preventDefault(); // at `mousedown`, of moving the focus
    event.stopPropagation();
  }

  for (const type of ['mousedown', 'click', 'dblclick'] as const) addEventListener(type, ignore, true);
}

/** The card, menu or viewer that an event is in. */
const partOf = (target: Element) => target.closest('li, dialog, [popover]');

/**
 * Ignores the second click of a double click on a link or a button of the menu, and on what the first click has brought
 * under the pointer, such as the viewer or the page below it.
 */
export function ignoreSecondClicks() {
  let first: Element | null | undefined; // the part of the first click, unless that was before this script

  function ignore(event: MouseEvent) {
    const target = event.target as Element;
    if (event.detail < 2) return void (first = partOf(target));
    if (first === undefined) return;
    if (partOf(target) === first && !target.closest('a, [popovertarget]')) return;
    event.preventDefault(); // at `mousedown`, of moving the focus
    event.stopPropagation();
  }

  for (const type of ['mousedown', 'click', 'dblclick'] as const) addEventListener(type, ignore, true);
}

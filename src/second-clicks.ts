/**
 * Ignores the second click of a double click on a link or a button of the menu, and on what the first click has brought
 * under the pointer, such as the viewer or the page below it.
 */
export function ignoreSecondClicks() {
  let first: EventTarget | null; // of a double click

  function ignore(event: MouseEvent) {
    if (event.detail < 2) return void (first = event.target);
    const target = event.target as Element;
    if (!target.closest('a, [popovertarget]') && (target === first || !target.closest('dialog'))) return;
    event.preventDefault();
    event.stopPropagation();
  }

  addEventListener('click', ignore, true);
  addEventListener('dblclick', ignore, true);
}

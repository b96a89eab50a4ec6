import { closest } from '../components/closest';

/** Ignores the second click of a double click, and a repeated Enter: the first one may have shown another target. */
export function ignoreSecondClicks() {
  let clicked: Element | null; // the dialog of the first click
  addEventListener('click', (event) => {
    const dialog = closest(event, 'dialog');
    if (event.detail < 2) clicked = dialog;
    else if (dialog !== clicked) event.stopPropagation();
    else if (closest(event, 'a, [popovertarget]')) event.preventDefault();
  }, true);
  addEventListener('keydown', (event) => {
    if (event.repeat && event.key === 'Enter' && closest(event, 'a, button')) event.preventDefault();
  }, true);
}

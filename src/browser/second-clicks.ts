import { closest } from '../components/closest';

/** Ignores second clicks and a held Enter: what they would act on was shown by the first press. */
export function ignoreSecondClicks() {
  let clicked: Element | null; // the dialog that the first click was in
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

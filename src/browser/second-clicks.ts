import { closest } from '../page/closest';

/** Ignores second clicks and a held Enter: what they would act on was shown by the first press. */
export function ignoreSecondClicks() {
  const ignore = (event: Event, selector: string) => closest(event, selector) && event.preventDefault();
  addEventListener('click', (event) => event.detail > 1 && ignore(event, 'a, [popovertarget]'), true);
  addEventListener('keydown', (event) => event.repeat && event.key === 'Enter' && ignore(event, 'a, button'), true);
}

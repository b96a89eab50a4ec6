import { afterFrame } from '../after-frame';
import { findLink } from '../find';

const hasMotion = () => matchMedia('(prefers-reduced-motion: no-preference)').matches;

/** How long a page may take to be shown, in milliseconds. */
export const patienceMs = 1000;

/** Whether one can see an element's place in the window. */
function isInWindow(element: Element) {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}

/** Marks the card of `path` in the window: its title and capture move (styles/view-transitions.css). */
function markCard(path: string) {
  document.querySelector('[data-morphs]')?.removeAttribute('data-morphs');
  const title = findLink(path)?.closest('li')?.querySelector('h3');
  if (title && isInWindow(title)) title.closest('li')!.setAttribute('data-morphs', '');
}

/**
 * Runs `update`, which shows the page of `path`, in a view transition: after the frame that answers the click. If the
 * transition throws, or never calls `update`, a timer does. So `update` may run twice.
 */
export function transition(leftPath: string, path: string, update: () => unknown) {
  if (!document.startViewTransition || !hasMotion()) return update();
  afterFrame(() => {
    setTimeout(update, patienceMs);
    markCard(path);
    document.startViewTransition(async () => {
      await update();
      markCard(leftPath);
    }).ready.catch(() => {}); // a later one skips this one
  });
}

import { afterFrame } from '../after-frame';
import { findLink } from '../find';
import { hasMotion } from './focus-and-scroll';

const patienceMs = 1000;

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

/** Runs `update`, which shows another page, in a view transition: after the frame that answers the press. */
export function transition(leftPath: string, path: string, update: () => unknown) {
  if (!document.startViewTransition || !hasMotion()) return update();
  const { href } = location;
  let isWanted = true;

  async function showPage() {
    if (!isWanted) return;
    isWanted = false;
    if (location.href === href) await update(); // else the visitor has navigated on
    markCard(leftPath);
  }

  scrollTo({ top: scrollY, behavior: 'instant' }); // Chromium would go on with a smooth scroll on the next page
  afterFrame(() => {
    setTimeout(showPage, patienceMs); // if the transition throws, or never calls it
    markCard(path);
    document.startViewTransition(showPage).ready.catch(() => {}); // a later one skips this one
  });
}

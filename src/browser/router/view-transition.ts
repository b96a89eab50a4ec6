import { afterFrame } from '../../page/after-frame';
import { linkTo } from '../find';
import { hasMotion } from './focus-and-scroll';

/** Marks the card of `path`, whose title and capture move (styles/view-transitions.css). */
function markCard(path: string) {
  document.querySelector('[data-morphs]')?.removeAttribute('data-morphs');
  linkTo(path)?.closest('li')?.setAttribute('data-morphs', '');
}

/** Runs `update`, which shows another page, in a view transition: after the frame that answers the press. */
export function transition(leftPath: string, path: string, update: () => unknown) {
  if (!document.startViewTransition || !hasMotion()) return update();
  const { href } = location;
  scrollTo({ top: scrollY, behavior: 'instant' }); // Chromium would go on with a smooth scroll on the next page
  afterFrame(() => {
    markCard(path);
    document.startViewTransition(async () => {
      if (location.href === href) await update(); // else the visitor has navigated on
      markCard(leftPath);
    }).ready.catch(() => {}); // a later one skips this one
  });
}

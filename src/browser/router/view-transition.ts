// View transitions between pages, in browsers that have them.
import { afterFrame } from '../../page/after-frame';

/** Whether the middle of an element is in the window. */
function isInWindow(element: Element) {
  const { top, bottom } = element.getBoundingClientRect();
  return top + bottom >= 0 && top + bottom <= 2 * innerHeight;
}

/** Marks the first card in the window that leads to `path`: its title and capture move to those of the page. */
function markCard(path: string) {
  document.querySelector('[data-morphs]')?.removeAttribute('data-morphs');
  const links = [...document.querySelectorAll('main li a')].filter((link) => link.getAttribute('href') === path);
  links.map((link) => link.closest('li')!).find(isInWindow)?.toggleAttribute('data-morphs');
}

const morphingTitle = () => document.querySelector<HTMLElement>('[rel=prev]+h1,[data-morphs] h3');
const lines = (title: HTMLElement | null) =>
  title && Math.round(title.offsetHeight / parseFloat(getComputedStyle(title).lineHeight));

/**
 * Runs `update`, which shows the page of the current address in place of that of `leftPath`, in a view transition,
 * or at once where there are none. A transition holds frames, so it begins after the one that answers the press. A
 * title that breaks differently on the two pages does not move.
 */
export function transition(leftPath: string, update: () => void) {
  if (!document.startViewTransition) return update();
  markCard(location.pathname + location.search);
  const leftLines = lines(morphingTitle());
  afterFrame(() => {
    try {
      document.startViewTransition(() => {
        update();
        markCard(leftPath);
        const title = morphingTitle();
        if (title && lines(title) !== leftLines) title.style.viewTransitionName = 'none';
      }).ready.catch(() => {}); // it rejects when a later transition skips this one; `update` runs all the same
    } catch {
      update(); // another script makes them fail
    }
  });
}

/** The same for Back and Forward, at `popstate`. Then scrolls to `top()`, where the page was left. */
export function transitionBack(leftPath: string, top: () => number | undefined, update: () => void) {
  // The browser restores the scroll after `popstate`, before it takes the snapshot of the old page: undo that for the
  // snapshot. It may wait for the next layout with it, which reading `scrollY` forces.
  const leftAt = scrollY;
  const hold = requestAnimationFrame(() => scrollBy(0, leftAt - scrollY));
  transition(leftPath, () => {
    cancelAnimationFrame(hold);
    update();
    scrollTo(0, top() ?? 0); // of the current entry, since the visitor may have navigated on
  });
}

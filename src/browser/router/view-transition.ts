import * as styles from '../../../styles/Invitation.module.css';
import { afterFrame } from '../../page/after-frame';
import { find } from '../find';

/** Whether the middle of an element is in the window. */
function isInWindow(element: Element) {
  const { top, bottom } = element.getBoundingClientRect();
  return top + bottom >= 0 && top + bottom <= 2 * innerHeight;
}

const all = (selector: string) => [...document.querySelectorAll(selector)];

/** Marks what moves between two pages, if visible: title, first card of `path`, first invitation. Returns them. */
function mark(path: string) {
  const card = `main li:has(> div > a[href=${JSON.stringify(path)}])`;
  const moving = ['h1', card, '.' + styles.invitation].map((part) => all(part).find(isInWindow)); // before it changes
  for (const moved of all('[data-morphs]')) moved.removeAttribute('data-morphs');
  for (const part of moving) part?.setAttribute('data-morphs', '');
  return moving;
}

const morphingTitle = () => document.querySelector<HTMLElement>('[rel=prev]+h1,[data-morphs] h3');
const lines = (title: HTMLElement | null) =>
  title && Math.round(title.offsetHeight / parseFloat(getComputedStyle(title).lineHeight));

/**
 * Runs `update`, which replaces the page of `leftPath`, in a view transition if supported: after the frame that answers
 * the press, since it holds frames. A title that wraps differently on the two pages does not move.
 *
 * `data-morphs` says whether `both` pages show a part or `one`. The left page knows that only of its title: `isScrolled`
 * means that the title of the new page will be out of view.
 */
export function transition(leftPath: string, update: () => void, isScrolled = false) {
  if (!document.startViewTransition) return update();
  const left = mark(location.pathname + location.search);
  if (isScrolled) left[0]?.setAttribute('data-morphs', 'one');
  const leftLines = lines(morphingTitle());
  afterFrame(() => {
    try {
      document.startViewTransition(() => {
        update();
        mark(leftPath).forEach((part, index) => part?.setAttribute('data-morphs', left[index] ? 'both' : 'one'));
        // The square moves to its place or appears there, without its entrance of the first page.
        find('h1').style.setProperty('--stop-entrance', 'none');
        const title = morphingTitle();
        if (title && lines(title) !== leftLines) title.style.viewTransitionName = 'none';
      }).ready.catch(() => {}); // a later transition may skip this one; `update` still runs
    } catch {
      update(); // another script breaks it
    }
  });
}

/** The same at `popstate`. Then scrolls to `top()`, the saved position. */
export function transitionBack(leftPath: string, top: () => number | undefined, update: () => void) {
  // The browser restores the scroll after `popstate`, before it takes the snapshot of the old page: undo that. It may
  // delay this until the next layout, which reading `scrollY` forces.
  const leftAt = scrollY;
  const hold = requestAnimationFrame(() => scrollBy(0, leftAt - scrollY));
  transition(leftPath, () => {
    cancelAnimationFrame(hold);
    update();
    scrollTo(0, top() ?? 0); // of the current entry, since the visitor may have navigated on
  }, Number(top()) > innerHeight / 2);
}

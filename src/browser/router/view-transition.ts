import { afterFrame } from '../../page/after-frame';
import { findAll } from '../find';

/** Whether the middle of an element is in the window. */
function isInWindow(element: Element) {
  const { top, bottom } = element.getBoundingClientRect();
  return top + bottom >= 0 && top + bottom <= 2 * innerHeight;
}

/**
 * Marks what moves between two pages, if visible: title, first card of `path`, first invitation. The mark says whether
 * `both` pages show it, as `others` has something at the same place, or `one`. Returns what it marks.
 */
function mark(path: string, others: unknown[]) {
  const card = `#contenido li:has(> div > a[href=${JSON.stringify(path)}])`;
  const parts = ['#contenido-title', card, '.Invitation-invitation'];
  const moving = parts.map((part) => findAll(part).find(isInWindow)); // before it changes
  for (const moved of findAll('[data-morphs]')) moved.removeAttribute('data-morphs');
  moving.forEach((part, index) => part?.setAttribute('data-morphs', others[index] ? 'both' : 'one'));
  return moving;
}

const morphingTitle = () => document.querySelector<HTMLElement>('[rel=prev]~h1,[data-morphs] h3');
const lines = (title: HTMLElement | null) =>
  title && Math.round(title.offsetHeight / parseFloat(getComputedStyle(title).lineHeight));

const updateMs = 1000; // after which an update no longer waits for its transition

/**
 * Runs `update`, which replaces the page of `leftPath`, in a view transition if supported: after the frame that answers
 * the press, since it holds frames. A title that wraps differently on the two pages does not move. `isTitleInView` is a
 * guess about the new page.
 */
export function transition(leftPath: string, update: () => void, isTitleInView = true) {
  if (!document.startViewTransition) return update();
  const left = mark(location.pathname + location.search, [isTitleInView]);
  const leftLines = lines(morphingTitle());
  let isUpdated = false;
  function updateOnce() {
    if (isUpdated) return;
    isUpdated = true;
    update();
  }
  afterFrame(() => {
    setTimeout(updateOnce, updateMs); // another script, or the browser, may never call back
    try {
      document.startViewTransition(() => {
        updateOnce();
        mark(leftPath, left);
        const title = morphingTitle();
        if (title && lines(title) !== leftLines) title.style.viewTransitionName = 'none';
      }).ready.catch(() => {}); // a later transition may skip this one; `update` still runs
    } catch {
      updateOnce(); // another script breaks it
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
  }, top()! < innerHeight / 2); // known now: otherwise the router leaves the scroll to the browser
}

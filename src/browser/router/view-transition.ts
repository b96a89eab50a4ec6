import { afterFrame } from '../../page/after-frame';
import { findAll } from '../find';

function isMiddleInWindow(element: Element) {
  const { top, bottom } = element.getBoundingClientRect();
  return top + bottom >= 0 && top + bottom <= 2 * innerHeight;
}

/**
 * Marks the visible parts that move between two pages: title, card of `path`, invitation. `others` are those of the
 * other page: the mark says whether `both` pages show a part, or `one`. Returns the parts.
 */
function mark(path: string, others: unknown[]) {
  const card = `#contenido li:has(> div > a[href=${JSON.stringify(path)}])`;
  const parts = ['#contenido-title', card, '.Invitation-invitation'];
  const moving = parts.map((part) => findAll(part).find(isMiddleInWindow)); // before writing
  for (const moved of findAll('[data-morphs]')) moved.removeAttribute('data-morphs');
  moving.forEach((part, index) => part?.setAttribute('data-morphs', others[index] ? 'both' : 'one'));
  return moving;
}

const morphingTitle = () => document.querySelector<HTMLElement>('[rel=prev]~h1,[data-morphs] h3');
const lines = (title: HTMLElement | null) =>
  title && Math.round(title.offsetHeight / parseFloat(getComputedStyle(title).lineHeight));

const maxWaitMs = 1000;

/**
 * Runs `update`, which replaces the page of `leftPath`, in a view transition if supported: after the frame that answers
 * the press, because it blocks frames. A title with another number of lines on the new page does not move.
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
    setTimeout(updateOnce, maxWaitMs); // the transition may never call back
    try {
      document.startViewTransition(() => {
        updateOnce();
        mark(leftPath, left);
        const title = morphingTitle();
        if (title && lines(title) !== leftLines) title.style.viewTransitionName = 'none';
      }).ready.catch(() => {}); // a later one skips this one
    } catch {
      updateOnce(); // another script has broken it
    }
  });
}

/** The same at `popstate`, with the saved scroll position, `top()`. */
export function transitionBack(leftPath: string, top: () => number | undefined, update: () => void) {
  // Undoes that the browser restores the scroll before it takes the snapshot of the old page. Reading `scrollY` forces
  // the layout for which it may wait.
  const leftAt = scrollY;
  const hold = requestAnimationFrame(() => scrollBy(0, leftAt - scrollY));
  transition(leftPath, () => {
    cancelAnimationFrame(hold);
    update();
    scrollTo(0, top() ?? 0); // read now: the visitor may have navigated on
  }, top()! < innerHeight / 2); // whether the title will be in view
}

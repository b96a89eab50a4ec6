// View transitions between pages, in browsers that have them.
import { findMaybe } from '../find';

const places = new Map<string | undefined, number>(); // the last scroll position of history entries, in px
let shownEntry: string | undefined; // undefined during a transition, and without the Navigation API

const currentEntry = () => window.navigation?.currentEntry?.key;

/** Records that the page of the current history entry is shown. */
export function noteShown() {
  shownEntry = currentEntry();
}

/** Records the scroll position of the shown entry. Called before an entry is written, and at `popstate`. */
export function noteLeft() {
  if (shownEntry) places.set(shownEntry, scrollY);
  shownEntry = undefined;
}

/** Scrolls to where the current entry was left, which Chromium does not do while a smooth scroll is under way. */
export function restoreScroll() {
  const top = places.get(currentEntry());
  if (top === undefined) return;
  scrollTo({ top: scrollY, behavior: 'instant' }); // ends it
  requestAnimationFrame(() => scrollTo({ top, behavior: 'instant' }));
}

/** Marks the card that leads to `path`, so that its title and capture travel (see styles/crossing.css). */
function markCard(path: string) {
  for (const link of document.links) link.closest('li')?.toggleAttribute('data-travels', link.getAttribute('href') === path);
}

const travellingTitle = () => findMaybe('[rel=prev]+h1,[data-travels] h3');

/** The number of lines of a title. */
const lines = (title: HTMLElement | null) => title && Math.round(title.offsetHeight / parseFloat(getComputedStyle(title).lineHeight));

/**
 * Runs `update`, which shows the page of the current address in place of that of the path `left`, in a view transition, or at
 * once where there are none. A title that breaks differently on the two pages does not travel.
 */
export function crossOver(left: string, update: () => void) {
  if (!document.startViewTransition) return update();
  markCard(location.pathname + location.search);
  const leftLines = lines(travellingTitle());
  document.startViewTransition(() => {
    update();
    markCard(left);
    const title = travellingTitle();
    if (title && lines(title) !== leftLines) title.style.viewTransitionName = 'none';
  }).ready.catch(() => {}); // it rejects when a later transition skips this one; `update` runs all the same
}

/**
 * The same for Back and Forward, at `popstate`. When the browser animates the gesture itself, or the scroll position of the
 * entry is unknown, `update` runs at once and the browser restores the scroll.
 */
export function crossBack({ hasUAVisualTransition }: PopStateEvent, left: string, update: () => void) {
  if (hasUAVisualTransition || !places.has(currentEntry())) return update();
  // The browser restores the scroll after `popstate`, before it takes the snapshot of the old page: undo that for the snapshot.
  // It may wait for the next layout with it, which reading `scrollY` forces.
  const leftAt = scrollY;
  const hold = requestAnimationFrame(() => scrollBy(0, leftAt - scrollY));
  crossOver(left, () => {
    cancelAnimationFrame(hold);
    update();
    scrollTo(0, places.get(currentEntry()) ?? 0); // the current entry, since the visitor may have navigated on
  });
}

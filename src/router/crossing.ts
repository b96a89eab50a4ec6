// View transitions between pages, in browsers that have them.

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

/** Runs `update`, which shows another page, in a view transition, or at once where there are none. */
export function crossOver(update: () => void) {
  if (!document.startViewTransition) return update();
  // `ready` rejects when a later transition skips this one; `update` runs all the same.
  document.startViewTransition(update).ready.catch(() => {});
}

/**
 * The same for Back and Forward, at `popstate`. When the browser animates the gesture itself, or the scroll position of the
 * entry is unknown, `update` runs at once and the browser restores the scroll.
 */
export function crossBack({ hasUAVisualTransition }: PopStateEvent, update: () => void) {
  if (hasUAVisualTransition || !places.has(currentEntry())) return update();
  // The browser restores the scroll after `popstate`, before it takes the snapshot of the old page: undo that for the snapshot.
  // It may wait for the next layout with it, which reading `scrollY` forces.
  const leftAt = scrollY;
  const hold = requestAnimationFrame(() => scrollBy(0, leftAt - scrollY));
  crossOver(() => {
    cancelAnimationFrame(hold);
    update();
    scrollTo(0, places.get(currentEntry()) ?? 0); // the current entry, since the visitor may have navigated on
  });
}

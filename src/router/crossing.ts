// How one page gives way to another: by a view transition, where the browser has it.

const places = new Map<string | undefined, number>(); // where entries of the history were left, in px from the top
let shownEntry: string | undefined; // none while a page is still to come, or where the browser does not tell

const currentEntry = () => window.navigation?.currentEntry?.key;

/** Notes that the page of the current entry is shown. */
export function noteShown() {
  shownEntry = currentEntry();
}

/** Notes where the page is, just before its entry is left or, at `popstate`, just after. */
export function noteLeft() {
  if (shownEntry) places.set(shownEntry, scrollY);
  shownEntry = undefined;
}

/** Runs `update`, which shows another page: soon, or at once where nothing can cross over. */
export function crossOver(update: () => void) {
  if (!document.startViewTransition) return update();
  document.startViewTransition(update).ready.catch(() => {}); // a later transition cuts this one short, and the page is up to date
}

/**
 * Does so for Back and Forward, at `popstate`. Where the visitor's gesture is shown by the browser, or it is not known
 * where the entry was left, it is at once, and the browser restores the scroll.
 */
export function crossBack({ hasUAVisualTransition }: PopStateEvent, update: () => void) {
  if (hasUAVisualTransition || !places.has(currentEntry())) return update();
  // The browser scrolls right after `popstate`, and then takes the picture of the page that is left.
  const leftAt = scrollY;
  const hold = requestAnimationFrame(() => scrollTo(0, leftAt));
  crossOver(() => {
    cancelAnimationFrame(hold);
    update();
    scrollTo(0, places.get(currentEntry()) ?? 0); // the visitor may have gone on in the meantime
  });
}

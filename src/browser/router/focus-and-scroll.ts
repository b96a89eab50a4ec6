import { findMain } from '../dom';

/** Focuses an element, by default `<main>`. Screen readers read from the selection, which is moved to its heading. */
export function focusPart(part = findMain()) {
  getSelection()?.collapse((part.querySelector('h1, h2') ?? part).firstChild);
  part.focus({ preventScroll: true });
}

/** Focuses `<main>` and scrolls to the top of the page. */
export function showTop() {
  focusPart();
  scrollTo({ top: 0, behavior: 'instant' });
}

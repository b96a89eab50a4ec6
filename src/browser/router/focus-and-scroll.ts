import { decode } from '../../addresses';
import { find, findAll } from '../find';

/** Focuses a part. Screen readers read from the selection, so that is set to its heading. */
function focusPart(part = find('#contenido')) {
  getSelection()?.collapse((part.querySelector('h1, h2') ?? part).firstChild);
  part.focus({ preventScroll: true });
}

/** Focuses the link in `<main>` that leads to `path`, or else `<main>`. */
export function focusLink(path: string) {
  focusPart(findAll('#contenido a').find((link) => link.getAttribute('href') === path));
}

/** Focuses and scrolls to the section of `hash`, or else `<main>`. */
export function showSection(hash: string, isOnPage: boolean) {
  const target = document.getElementById(decode(hash.slice(1))) ?? find('#contenido');
  focusPart(target);
  const isSmooth = isOnPage && matchMedia('(prefers-reduced-motion: no-preference)').matches;
  target.scrollIntoView({ behavior: isSmooth ? 'smooth' : 'auto' });
}

/** Restores a position, if it is known. Chromium does not do so during a smooth scroll. */
export function restoreScroll(top?: number) {
  if (top !== undefined) requestAnimationFrame(() => scrollTo({ top, behavior: 'instant' }));
}

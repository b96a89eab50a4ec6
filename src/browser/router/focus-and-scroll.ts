import { decode } from '../../addresses';
import { find, findAll } from '../find';

/** Focuses a link or part of the page, and puts the selection, from which screen readers read, at its heading. */
function focusPart(part = find('#contenido')) {
  getSelection()?.collapse((part.querySelector('h1, h2') ?? part).firstChild);
  part.focus({ preventScroll: true });
}

/** Focuses the link to `path`, or else `<main>`. */
export function focusLink(path: string) {
  focusPart(findAll('#contenido a').find((link) => link.getAttribute('href') === path));
}

/** Scrolls to and focuses the section of `hash`, or else `<main>`; smoothly within a page. */
export function showSection(hash: string, isOnPage: boolean) {
  const target = document.getElementById(decode(hash.slice(1))) ?? find('#contenido');
  focusPart(target);
  const isSmooth = isOnPage && matchMedia('(prefers-reduced-motion: no-preference)').matches;
  target.scrollIntoView({ behavior: isSmooth ? 'smooth' : 'auto' });
}

/** Restores a known scroll position. Chromium does not during a smooth scroll. */
export function restoreScroll(top?: number) {
  if (top !== undefined) requestAnimationFrame(() => scrollTo({ top, behavior: 'instant' }));
}

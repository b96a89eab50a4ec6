import { decode } from '../../addresses';
import { find } from '../find';

/** Focuses a link, or a part of the page. Screen readers go on from the selection: at it, or at its heading. */
function focusPart(part = find('main')) {
  getSelection()?.collapse((part.querySelector('h1, h2') ?? part).firstChild);
  part.focus({ preventScroll: true });
}

/** Focuses the link that leads to `path`, or `<main>` if it has none. */
export function focusLink(path: string) {
  const links = [...document.querySelectorAll<HTMLElement>('main a')];
  focusPart(links.find((link) => link.getAttribute('href') === path));
}

/** Scrolls to the section that `hash` names and focuses it, or to the top and `<main>`; smoothly on the same page. */
export function showSection(hash: string, isOnPage: boolean) {
  const target = document.getElementById(decode(hash.slice(1))) ?? find('main');
  focusPart(target);
  const isSmooth = isOnPage && matchMedia('(prefers-reduced-motion: no-preference)').matches;
  target.scrollIntoView({ behavior: isSmooth ? 'smooth' : 'auto' });
}

/** Scrolls to where an entry was left, if that is known: Chromium does not while a smooth scroll is under way. */
export function restoreScroll(top?: number) {
  if (top !== undefined) requestAnimationFrame(() => scrollTo({ top, behavior: 'instant' }));
}

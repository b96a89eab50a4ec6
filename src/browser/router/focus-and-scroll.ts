import { decode } from '../../addresses';
import { find } from '../find';

/** Focuses a part of the page. Screen readers go on from the selection, which Firefox has left at the page's end. */
function focusPart(part: HTMLElement) {
  getSelection()?.collapse(part.querySelector('h1, h2')?.firstChild ?? null);
  part.focus({ preventScroll: true });
}

export const focusMain = () => focusPart(find('main'));

/** Scrolls to the section that `hash` names and focuses it, or to the top and `<main>`; smoothly on the same page. */
export function showSection(hash: string, isSamePage: boolean) {
  const target = document.getElementById(decode(hash.slice(1))) ?? find('main');
  focusPart(target);
  const isSmooth = isSamePage && matchMedia('(prefers-reduced-motion: no-preference)').matches;
  target.scrollIntoView({ behavior: isSmooth ? 'smooth' : 'auto' });
}

/** Scrolls to where an entry was left, if that is known: Chromium does not while a smooth scroll is under way. */
export function restoreScroll(top?: number) {
  if (top === undefined) return;
  scrollTo({ top: scrollY, behavior: 'instant' }); // ends it
  requestAnimationFrame(() => scrollTo({ top, behavior: 'instant' }));
}

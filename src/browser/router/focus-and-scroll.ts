import { decode } from '../../addresses';
import { find } from '../find';

export const focusMain = () => find('main').focus({ preventScroll: true });

/** Scrolls to the section that `hash` names and focuses it, or to the top and `<main>`; smoothly on the same page. */
export function showSection(hash: string, isSamePage: boolean) {
  const target = document.getElementById(decode(hash.slice(1))) ?? find('main');
  target.focus({ preventScroll: true });
  const isSmooth = isSamePage && matchMedia('(prefers-reduced-motion: no-preference)').matches;
  target.scrollIntoView({ behavior: isSmooth ? 'smooth' : 'auto' });
}

/** Scrolls to where an entry was left, if that is known: Chromium does not while a smooth scroll is under way. */
export function restoreScroll(top?: number) {
  if (top === undefined) return;
  scrollTo({ top: scrollY, behavior: 'instant' }); // ends it
  requestAnimationFrame(() => scrollTo({ top, behavior: 'instant' }));
}

import { decode } from '../../addresses';
import { find } from '../find';

export const hasMotion = () => matchMedia('(prefers-reduced-motion: no-preference)').matches;

/** Focuses a part, or else `<main>`. Screen readers read from the selection, so that is set to its heading. */
export function focusPart(part = find('#contenido')) {
  getSelection()?.collapse((part.querySelector('h1, h2') ?? part).firstChild);
  part.focus({ preventScroll: true });
}

/** Focuses and scrolls to the section of `hash`, or else focuses `<main>` below the top of the page. */
export function showSection(hash: string, isOnPage: boolean) {
  const section = document.getElementById(decode(hash.slice(1)));
  focusPart(section ?? undefined);
  (section ?? document.body).scrollIntoView({ behavior: isOnPage && hasMotion() ? 'smooth' : 'instant' });
}

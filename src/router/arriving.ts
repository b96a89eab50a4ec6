// What a browser does when a document loads, and a router has to do itself.
import { find } from '../find';
import type { Page } from '../types';
import type { Route } from '../pages/routes';

/** Updates the title, the head, the current link and the live region for a new page. */
export function announce({ kind, page }: Route) {
  document.title = page.tabTitle; // first: screen readers may read it when the live region changes
  find('[role=status]').textContent = page.tabTitle;
  find('nav a').ariaCurrent = kind === 'home' ? 'page' : null;
  // `data-says` names the field of the page that the tag holds (see src/prerender/head.ts).
  for (const tag of document.querySelectorAll<HTMLElement>('[data-says]')) {
    tag.setAttribute(tag.matches('link') ? 'href' : 'content', page[tag.dataset.says as keyof Page]);
  }
}

/** Focuses an element in the next frame, after the browser has restored the scroll and moved the focus to a fragment. */
export const focusAfterBack = (element: HTMLElement) => requestAnimationFrame(() => element.focus());

/** Scrolls to the section that `hash` names and focuses it, or to the top and `<main>`; smoothly if it is near: on the same page. */
export function arrive(hash: string, isNear: boolean) {
  const target = document.getElementById(hash.slice(1)) ?? find('main');
  target.focus({ preventScroll: true });
  const isSmooth = isNear && matchMedia('(prefers-reduced-motion: no-preference)').matches;
  target.scrollIntoView({ behavior: isSmooth ? 'smooth' : 'auto' });
}

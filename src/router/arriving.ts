// What a browser does when a document loads, and a router has to do itself.
import { find } from '../find';
import type { Page } from '../types';
import { current, type Route } from '../pages/routes';

/** Updates the title, the head, the current link and the live region for a new page. */
export function announce(route: Route) {
  const { page } = route;
  document.title = page.tabTitle; // first: screen readers may read it when the live region changes
  find('[role=status]').textContent = page.tabTitle;
  for (const link of document.querySelectorAll<HTMLElement>('[data-current]')) {
    link.ariaCurrent = current(link.dataset.current!, route)['aria-current'] ?? null;
  }
  // `data-field` names the field of the page that the tag holds (see src/prerender/head.ts).
  for (const tag of document.querySelectorAll<HTMLElement>('[data-field]')) {
    tag.setAttribute(tag.matches('link') ? 'href' : 'content', page[tag.dataset.field as keyof Page]);
  }
}

/** Keeps the page from scrolling below an overlay, or lets it scroll again (see styles/base.css). */
export function lockPage(overlay?: string) {
  if (overlay) document.documentElement.dataset.overlay = overlay;
  else delete document.documentElement.dataset.overlay;
}

/** Focuses an element in the next frame, after the browser has restored the scroll and focused a fragment's target. */
export const focusAfterBack = (element: HTMLElement) => requestAnimationFrame(() => element.focus());

/** Scrolls to the section that `hash` names and focuses it, or to the top and `<main>`; smoothly on the same page. */
export function showSection(hash: string, isSamePage: boolean) {
  const target = document.getElementById(hash.slice(1)) ?? find('main');
  target.focus({ preventScroll: true });
  const isSmooth = isSamePage && matchMedia('(prefers-reduced-motion: no-preference)').matches;
  target.scrollIntoView({ behavior: isSmooth ? 'smooth' : 'auto' });
}

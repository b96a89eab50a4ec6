import { find } from '../find';
import { current, type Route } from '../pages/routes';
import type { Page } from '../types';

/** Updates the title, the live region, the current links and the head for a new page. */
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

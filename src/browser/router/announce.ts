import { others } from 'model';
import { addressIn, current, robotsOf, type Route } from '../../page/routes';
import { findAll } from '../find';

/** Updates title, live region, links and metadata. Another script may have removed them. */
export function announce(route: Route) {
  const { tabTitle, url } = route.page;
  document.title = tabTitle; // first: screen readers may read it with the live region
  document.querySelector('body > .Shell-status')?.replaceChildren(tabTitle);
  for (const link of findAll('a[data-current]')) {
    link.ariaCurrent = current(link.dataset.current!, route)['aria-current'] ?? null;
  }
  for (const other of others) {
    for (const link of findAll<HTMLAnchorElement>(`[data-language="${other.tag}"]`)) {
      link.href = addressIn(other, route.page);
    }
  }
  document.querySelector('[name=robots]')?.setAttribute('content', robotsOf(route));
  document.querySelector('[rel=canonical]')?.setAttribute('href', url);
}

import { others } from 'model';
import { addressIn, current, robotsOf, type Route } from '../../page/pages/routes';
import { findAll } from '../find';

/** Updates title, live region, current links and metadata. Another script may have removed them. */
export function announce(route: Route) {
  const { tabTitle, url } = route.page;
  document.title = tabTitle; // first: screen readers may read it with the live region
  document.querySelector('body > .Shell-status')?.replaceChildren(tabTitle);
  for (const link of findAll('a[data-current]')) {
    link.ariaCurrent = current(link.dataset.current!, route)['aria-current'] ?? null;
  }
  document.querySelector('[name=robots]')?.setAttribute('content', robotsOf(route));
  document.querySelector('[rel=canonical]')?.setAttribute('href', url);
}

/** Points the links to other languages at this page and section. */
export function updateLanguageLinks({ page }: Route) {
  for (const other of others) {
    for (const link of findAll<HTMLAnchorElement>(`[data-language="${other.tag}"]`)) {
      link.href = addressIn(other, page) + location.hash;
    }
  }
}

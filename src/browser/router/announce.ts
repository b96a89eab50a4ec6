import { current, robotsOf, type Route } from '../../page/pages/routes';
import { find } from '../find';

/** Updates the title, the live region, the current links and, for search engines, the head for a new page. */
export function announce(route: Route) {
  const { page } = route;
  document.title = page.tabTitle; // first: screen readers may read it when the live region changes
  find('body > [role=status]').textContent = page.tabTitle;
  for (const link of document.querySelectorAll<HTMLElement>('[data-current]')) {
    link.ariaCurrent = current(link.dataset.current!, route)['aria-current'] ?? null;
  }
  find<HTMLMetaElement>('[name=robots]').content = robotsOf(route);
  find<HTMLLinkElement>('[rel=canonical]').href = page.url;
}

import { matchRoute, tidyAddress } from '../../page/pages/routes';
import type { Navigate } from './router';

/**
 * Returns the link within this site that a click opens in this tab. Leaves to the browser modifier keys, other buttons,
 * other sites, `target` and `download`.
 */
export function clickedLink(event: MouseEvent): HTMLAnchorElement | undefined {
  const { defaultPrevented, button, shiftKey, ctrlKey, metaKey, altKey } = event;
  if (defaultPrevented || button || shiftKey || ctrlKey || metaKey || altKey) return;
  const target = event.target as Element;
  const link = target.closest<HTMLAnchorElement>('a:is([href^="/"], [href^="#"]):not([target], [download])');
  return link?.origin === location.origin ? link : undefined; // `//host/path` is another host
}

/**
 * Navigates to a clicked link. Leaves links with unknown parameters to the browser, since a component may read them on
 * load; `#…` keeps those of the address.
 */
export const openLinks = (navigate: Navigate) => (event: MouseEvent) => {
  const link = clickedLink(event);
  const route = link && matchRoute(link);
  if (!route) return;
  const { path } = route.page;
  if (tidyAddress(route, link) !== path && !link.getAttribute('href')!.startsWith('#')) return;
  navigate(link, path); // throws if the history refuses, and the browser follows the link
  event.preventDefault();
};

import { closest } from '../../page/closest';
import { matchRoute, tidyAddress } from '../../page/pages/routes';
import type { Navigate } from './router';

/** Returns the link within this site that a click opens in this tab. */
export function clickedLink(event: MouseEvent): HTMLAnchorElement | undefined {
  const { defaultPrevented, button, shiftKey, ctrlKey, metaKey, altKey } = event;
  if (defaultPrevented || button || shiftKey || ctrlKey || metaKey || altKey) return;
  const link = closest<HTMLAnchorElement>(event, 'a:is([href^="/"], [href^="#"]):not([target], [download])');
  return link?.origin === location.origin ? link : undefined; // `//host/path` is another host
}

/** Navigates to a clicked link. The browser loads links with unknown parameters: a component may read them. */
export const openLinks = (navigate: Navigate) => (event: MouseEvent) => {
  const link = clickedLink(event);
  const route = link && matchRoute(link);
  if (!route) return;
  const { path } = route.page;
  if (tidyAddress(route, link) !== path && !link.getAttribute('href')!.startsWith('#')) return;
  navigate(link, path); // may throw: then the browser follows the link
  event.preventDefault();
};

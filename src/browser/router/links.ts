import { matchRoute, tidyAddress } from '../../page/pages/routes';
import type { Navigate } from './router';

/**
 * Returns the link of this site that a click opens in this tab, or undefined. Clicks with a modifier key or another
 * button, and links to other sites, with `target` or with `download`, are left to the browser.
 */
export function clickedLink(event: MouseEvent): HTMLAnchorElement | undefined {
  const { defaultPrevented, button, shiftKey, ctrlKey, metaKey, altKey } = event;
  if (defaultPrevented || button || shiftKey || ctrlKey || metaKey || altKey) return;
  const target = event.target as Element;
  const link = target.closest<HTMLAnchorElement>('a:is([href^="/"], [href^="#"]):not([target], [download])');
  return link?.origin === location.origin ? link : undefined; // `//host/path` is another host
}

/**
 * Navigates to the page of a clicked link. Other clicks are left to the browser, and links whose navigation fails, or
 * with parameters that the site does not know, which a component may read as it is loaded.
 */
export const openLinks = (navigate: Navigate) => (event: MouseEvent) => {
  const link = clickedLink(event);
  const route = link && matchRoute(link);
  if (!route || tidyAddress(route, link) !== route.page.path) return;
  navigate(link, route.page.path); // throws if the history refuses
  event.preventDefault();
};

import { closest } from '../../components/closest';
import { matchRoute, tidyAddress } from '../../page/routes';

/** Returns the link within this site that a click opens in this tab. */
export function clickedLink(event: MouseEvent): HTMLAnchorElement | undefined {
  const { defaultPrevented, button, shiftKey, ctrlKey, metaKey, altKey } = event;
  if (defaultPrevented || button || shiftKey || ctrlKey || metaKey || altKey) return;
  const link = closest<HTMLAnchorElement>(event, 'a:is([href^="/"], [href^="#"]):not([target], [download])');
  return link?.origin === location.origin ? link : undefined; // `//host/path` is another host
}

/** The path of the page that a link shows. The browser loads other parameters: a component may read them. */
export function pathOf(link: HTMLAnchorElement): string | undefined {
  const route = matchRoute(link);
  const isWithinPage = link.getAttribute('href')!.startsWith('#');
  if (route && (isWithinPage || tidyAddress(route, link) === route.page.path)) return route.page.path;
}

import { navigate, openOverlay } from './location';
import { matchRoute } from './routes';

/** Takes plain clicks on captures and on links to pages of the site; every other click stays the browser's. */
export function followLink(event: MouseEvent) {
  if (event.defaultPrevented || event.button || event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return;
  // The site's own links are paths, which links to other sites, to mail and to a place on the page are not.
  const target = event.target as Partial<Element>; // the document, as may be, is no element
  const link = target.closest?.<HTMLAnchorElement>('a[href^="/"]:not([target],[download])');
  if (!link || link.origin !== location.origin) return; // a path that begins with two slashes names another host
  const { capture } = link.dataset;
  const route = matchRoute(link);
  if (capture) openOverlay(capture);
  else if (route) navigate(link, route.page.path);
  else return;
  event.preventDefault();
}

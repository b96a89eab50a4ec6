import { currentOverlay, navigate, openOverlay } from './location';
import { matchRoute } from './routes';

const isPlainClick = (event: MouseEvent) =>
  !(event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

// The browser scrolls, focuses and keeps history by itself, except from an overlay, whose entry must go.
const isFragmentHere = (link: HTMLAnchorElement) =>
  link.hash &&
  link.pathname + link.search === location.pathname + location.search &&
  !currentOverlay();

/** Takes plain clicks on captures and on links to pages of the site; every other click stays the browser's. */
export function followLink(event: MouseEvent) {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a:not([target], [download])');
  if (!link || !isPlainClick(event) || link.origin !== location.origin || isFragmentHere(link)) return;
  const { capture } = link.dataset;
  if (!capture && !matchRoute(link)) return;
  event.preventDefault();
  if (capture) openOverlay(capture);
  else navigate(link);
}

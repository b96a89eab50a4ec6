// The script of static pages: no React and no router.
import { decode, plainPath } from '../urls';
import { clickedLink } from './clicked-link';
import { markFailedImages } from './failed-images';
import { find } from './find';
import { replacePath } from './replace-path';
import { startShell } from './start-shell';

const { pathname } = new URL(find<HTMLLinkElement>('[rel=canonical]').href);

/** The URL of the previous entry without its fragment, in browsers with the Navigation API. */
function previousUrl() {
  const index = window.navigation?.currentEntry?.index ?? 0;
  return index > 0 ? navigation.entries()[index - 1]!.url?.split('#')[0] : undefined;
}

/** The link back goes back in the history if the previous entry shows the page. */
function goBack(event: MouseEvent) {
  const link = clickedLink(event);
  if (link?.rel !== 'prev' || link.href !== previousUrl()) return;
  event.preventDefault();
  history.back();
}

if ('popover' in HTMLElement.prototype) {
  // Not in copies of the page at other addresses.
  if (plainPath(location.pathname) === decode(pathname)) replacePath(pathname + location.search);
  markFailedImages();
  startShell();
  addEventListener('click', goBack);
}

// The script of static pages: no React and no router.
import { decode, plainPath } from '../model/urls';
import { clickedLink, find, findAll, findMain } from './dom';
import { isSupported, startShell } from './start-shell';

if (isSupported) {
  startShell();
  // Safari scrolls by keyboard only what has the focus.
  for (const wide of findAll('pre, table', findMain())) if (wide.scrollWidth > wide.clientWidth) wide.tabIndex = 0;
  // The link back goes back in the history if the previous entry shows its page, in browsers with the Navigation API.
  addEventListener('click', (event) => {
    const link = clickedLink(event);
    const previous = window.navigation?.entries()[navigation.currentEntry!.index - 1];
    if (!link?.relList.contains('prev') || link.href !== previous?.url?.split('#')[0]) return;
    event.preventDefault();
    history.back();
  });
  // Other forms of the canonical path become it. Last, since some privacy modes refuse.
  const { pathname } = new URL(find<HTMLLinkElement>('[rel=canonical]').href);
  const isOtherForm = location.pathname !== pathname && plainPath(location.pathname) === decode(pathname);
  if (isOtherForm) history.replaceState(history.state, '', pathname + location.search + location.hash);
}

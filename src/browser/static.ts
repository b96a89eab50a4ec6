// The script of static pages, without React and the router.
import { decode, plainPath } from '../model/urls';
import { clickedLink, closestToTarget, query, queryAll, queryMain } from './dom';
import { isSupported, startShell } from './start-shell';

if (isSupported) {
  startShell();
  // In Safari, the keyboard scrolls only the focused element.
  for (const part of queryAll('pre, table', queryMain())) {
    new ResizeObserver(() => { part.tabIndex = part.scrollWidth > part.clientWidth ? 0 : -1; }).observe(part);
  }
  // CSS flips a card that has the focus, so a second tap takes the focus away.
  addEventListener('mousedown', (event) => {
    if (!closestToTarget(event, ':focus-within > .MemberCard-flip')) return;
    event.preventDefault();
    (document.activeElement as HTMLElement).blur();
  });
  // In browsers with the Navigation API, the back link goes back in history if the previous entry shows its page.
  addEventListener('click', (event) => {
    const link = clickedLink(event);
    const previous = window.navigation?.entries()[navigation.currentEntry!.index - 1];
    if (!link?.relList.contains('prev') || link.href !== previous?.url?.split('#')[0]) return;
    event.preventDefault();
    history.back();
  });
  // Replaces other forms of the path with the canonical one. Last, because this throws in some privacy modes.
  const { pathname } = new URL(query<HTMLLinkElement>('[rel=canonical]').href);
  const isOtherForm = location.pathname !== pathname && plainPath(location.pathname) === decode(pathname);
  if (isOtherForm) history.replaceState(history.state, '', pathname + location.search + location.hash);
}

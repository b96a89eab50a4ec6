// What a browser does by itself on a new page, and a router must do in its place.
import { find } from '../find';
import type { Route } from './routes';

const say = (meta: string, content: string) => find(`meta[${meta}]`).setAttribute('content', content);

/** Says in the head, in the menu and to screen readers which page this is. */
export function announce({ kind, page }: Route) {
  document.title = page.tabTitle; // first, so that it is the new one when the status is read out
  find('[role=status]').textContent = page.tabTitle;
  find('nav a').ariaCurrent = kind === 'home' ? 'page' : null;
  find<HTMLLinkElement>('[rel=canonical]').href = page.url;
  say('name=robots', kind === 'unknown' ? 'noindex' : 'index');
  say('name=description', page.description);
  say('property="og:description"', page.description);
  say('property="og:title"', page.tabTitle);
  say('property="og:url"', page.url);
}

/** Moves the focus once the browser has restored the scroll and, to an address with a fragment, the focus. */
export const focusAfterBack = (element: HTMLElement) => requestAnimationFrame(() => element.focus());

/** What a fragment names. It may be percent-encoded, in any way, which `decodeURIComponent` would throw at. */
const nameOf = (hash: string) => new URLSearchParams(hash.replace('#', 'id=')).get('id') ?? '';

/** Scrolls to the section that `hash` names, or to the top, where `<main>` begins, and moves the focus there. */
export function arrive(hash: string) {
  const target = document.getElementById(nameOf(hash)) ?? find('main');
  target.focus({ preventScroll: true });
  target.scrollIntoView();
}

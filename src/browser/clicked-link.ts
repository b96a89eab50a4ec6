import { closest } from '../components/closest';

/** Returns the link to this origin that a click opens in this tab. */
export function clickedLink(event: MouseEvent): HTMLAnchorElement | undefined {
  const { defaultPrevented, button, shiftKey, ctrlKey, metaKey, altKey } = event;
  if (defaultPrevented || button || shiftKey || ctrlKey || metaKey || altKey) return;
  const link = closest<HTMLAnchorElement>(event, 'a:is([href^="/"], [href^="#"]):not([target], [download])');
  return link?.origin === location.origin ? link : undefined; // `//host/path` is another host
}

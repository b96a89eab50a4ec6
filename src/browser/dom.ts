import { mainId } from '../model/ids';

/** Runs `act` after the next paint, so that it does not delay the response to an input. */
export const afterFrame = (act: () => void) => requestAnimationFrame(() => { setTimeout(act); });

/** Calls `closest` on the target of an event. Returns null if the target is the document or the window. */
export const closest = <T extends Element = HTMLElement>({ target }: Event, selector: string): T | null =>
  (target instanceof Element ? target.closest<T>(selector) : null);

/** Returns the same-origin link that a click would open in this tab, if any. */
export function clickedLink(event: MouseEvent): HTMLAnchorElement | undefined {
  const { defaultPrevented, button, shiftKey, ctrlKey, metaKey, altKey } = event;
  if (defaultPrevented || button || shiftKey || ctrlKey || metaKey || altKey) return;
  const link = closest<HTMLAnchorElement>(event, 'a:is([href^="/"], [href^="#"]):not([target], [download])');
  return link?.origin === location.origin ? link : undefined; // `//host/path` is another host
}

/** Returns the first match, or throws. Extensions add elements anywhere, so tag names need a parent of ours. */
export function find<T extends Element = HTMLElement>(selector: string, parent: ParentNode = document): T {
  const element = parent.querySelector<T>(selector);
  if (!element) throw Error(selector);
  return element;
}

export const findAll = <T extends Element = HTMLElement>(selector: string, parent: ParentNode = document) =>
  [...parent.querySelectorAll<T>(selector)];

export const findMain = () => find(`#${mainId}`);

/** Returns the link in `<main>` that leads to `path`. */
export const findLink = (path: string) => findAll('a', findMain()).find((link) => link.getAttribute('href') === path);

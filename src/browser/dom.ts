import { mainId } from '../model/markup';

/** Runs `act` after the next paint, so that it does not delay the response to an input. */
export const afterFrame = (act: () => void) => requestAnimationFrame(() => { setTimeout(act); });

type Point = { x: number; y: number };

/** Returns the distance between two points, such as those of events, in CSS pixels. */
export const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

/** Like `closest` for the target of an event, which may be the document or the window. */
export const closestToTarget = <T extends Element = HTMLElement>({ target }: Event, selector: string): T | null =>
  (target instanceof Element ? target.closest<T>(selector) : null);

/** Returns the link (with a path or fragment, but no host) that a click would open in this tab, if any. */
export function clickedLink(event: MouseEvent): HTMLAnchorElement | undefined {
  const { defaultPrevented, button, shiftKey, ctrlKey, metaKey, altKey } = event;
  if (defaultPrevented || button || shiftKey || ctrlKey || metaKey || altKey) return;
  const link = closestToTarget<HTMLAnchorElement>(event, 'a:is([href^="/"], [href^="#"]):not([target], [download])');
  return link?.origin === location.origin ? link : undefined; // `//host/path` is another host
}

/**
 * Returns the first match, or throws. If the selector is only a tag name, pass a `parent`, because extensions insert
 * elements of their own.
 */
export function query<T extends Element = HTMLElement>(selector: string, parent: ParentNode = document): T {
  const element = parent.querySelector<T>(selector);
  if (!element) throw new Error(`No element matches ${selector}`);
  return element;
}

export const queryAll = <T extends Element = HTMLElement>(selector: string, parent: ParentNode = document) =>
  [...parent.querySelectorAll<T>(selector)];

export const queryMain = () => query(`#${mainId}`);

/** Returns the link in `<main>` that leads to `path`. */
export const findLink = (path: string) => queryAll('a', queryMain()).find((link) => link.getAttribute('href') === path);

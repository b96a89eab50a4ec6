import { mainId } from '../ids';

/** Returns the first match, or throws. A tag name alone is no safe selector, since extensions add elements anywhere. */
export function find<T extends Element = HTMLElement>(selector: string, parent: ParentNode = document): T {
  const element = parent.querySelector<T>(selector);
  if (!element) throw Error(selector);
  return element;
}

export const findAll = <T extends Element = HTMLElement>(selector: string, parent: ParentNode = document) =>
  [...parent.querySelectorAll<T>(selector)];

export const findMain = () => find(`#${mainId}`);

/** The link in `<main>` that leads to `path`. */
export const findLink = (path: string) => findAll('a', findMain()).find((link) => link.getAttribute('href') === path);

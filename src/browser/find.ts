/**
 * Returns the first match, or throws, since all pages are our own. Extensions and toolbars add elements anywhere:
 * selectors name a part by its id, class or meaning, not by its tag or place.
 */
export function find<T extends Element = HTMLElement>(selector: string, parent: ParentNode = document): T {
  const element = parent.querySelector<T>(selector);
  if (!element) throw Error(selector);
  return element;
}

export const findAll = <T extends Element = HTMLElement>(selector: string, parent: ParentNode = document) =>
  [...parent.querySelectorAll<T>(selector)];

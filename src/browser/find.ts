/**
 * Returns the first match, or throws. Browser extensions add elements anywhere: select by id, class or meaning, not by
 * tag or place.
 */
export function find<T extends Element = HTMLElement>(selector: string, parent: ParentNode = document): T {
  const element = parent.querySelector<T>(selector);
  if (!element) throw Error(selector);
  return element;
}

export const findAll = <T extends Element = HTMLElement>(selector: string, parent: ParentNode = document) =>
  [...parent.querySelectorAll<T>(selector)];

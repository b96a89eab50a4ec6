/** The first element that matches, or null. */
export const findMaybe = <T extends Element = HTMLElement>(selector: string, parent: ParentNode = document) =>
  parent.querySelector<T>(selector);

/** The first element that matches. Throws when there is none, since the pages are our own. */
export function find<T extends Element = HTMLElement>(selector: string, parent?: ParentNode): T {
  const element = findMaybe<T>(selector, parent);
  if (!element) throw Error(selector);
  return element;
}

/** Returns the first match, or throws, since all pages are our own. */
export function find<T extends Element = HTMLElement>(selector: string, parent: ParentNode = document): T {
  const element = parent.querySelector<T>(selector);
  if (!element) throw Error(selector);
  return element;
}

/** The first element that matches, in a document made by us: it is there. */
export const find = <T extends Element = HTMLElement>(selector: string, parent: ParentNode = document) =>
  parent.querySelector<T>(selector)!;

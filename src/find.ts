/** The first element that matches. In a document made by us it is there, so its type does not say it may be missing. */
export const find = <T extends Element = HTMLElement>(selector: string, parent: ParentNode = document) =>
  parent.querySelector<T>(selector)!;

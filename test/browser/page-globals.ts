/** Defines short names for functions that run in a page. */
export function defineNames() {
  const find = (part: string | Element) => (typeof part === 'string' ? names.$(part) : part);
  const names = {
    /** Returns the first match, or throws. */
    $<E extends Element = HTMLElement>(selector: string, parent: ParentNode = document): E {
      const element = parent.querySelector<E>(selector);
      if (!element) throw new Error(`no ${selector} at ${location.href}`);
      return element;
    },
    $$: <E extends Element = HTMLElement>(selector: string, parent: ParentNode = document) =>
      [...parent.querySelectorAll<E>(selector)],
    boxOf: (part: string | Element) => find(part).getBoundingClientRect(),
    styleOf: (part: string | Element, pseudo?: string) => getComputedStyle(find(part), pseudo),
    isVisible: (part: string | Element) => find(part).checkVisibility({ visibilityProperty: true }),
    /** Returns the boxes of the lines of a text. */
    linesOf(content: Node) {
      const range = new Range();
      range.selectNodeContents(content);
      return [...range.getClientRects()];
    },
  };
  Object.assign(window, names);
  return names;
}

type Names = ReturnType<typeof defineNames>;
declare global {
  const $: Names['$'];
  const $$: Names['$$'];
  const boxOf: Names['boxOf'];
  const styleOf: Names['styleOf'];
  const isVisible: Names['isVisible'];
  const linesOf: Names['linesOf'];
  /** Tests mark a page here to find out whether the browser has loaded another one. */
  interface Window { mark?: unknown }
}

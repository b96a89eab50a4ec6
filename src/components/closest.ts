/** The closest ancestor of an event's target, which is no element if a script dispatches to document or window. */
export const closest = <T extends Element = HTMLElement>({ target }: Event, selector: string): T | null =>
  (target instanceof Element ? target.closest<T>(selector) : null);

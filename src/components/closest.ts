/** The nearest match around the target of an event. Other scripts may send events to the document or the window. */
export const closest = <T extends Element = HTMLElement>({ target }: Event, selector: string): T | null =>
  (target instanceof Element ? target.closest<T>(selector) : null);

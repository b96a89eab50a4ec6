/** What a history entry holds. An overlay has an entry of its own, so that Back closes it. */
export type Entry = {
  /** Its place among the entries of the tab. */
  index?: number;
  /** The path of the page of the entry below, if the router showed it. */
  from?: string;
  /** The name of the open overlay, and the index of its item. */
  overlay?: string;
  item?: number;
  /** Whether the overlay could not be shown, so that the entry looks like the one below. */
  isCopy?: boolean;
};

/** The current entry. Its state is input: another version of the site may have written it. */
export function readEntry(): Entry {
  const { index, from, overlay, item, isCopy } = Object(history.state);
  return {
    index: Number.isInteger(index) ? index : undefined,
    from: typeof from === 'string' ? from : undefined,
    overlay: typeof overlay === 'string' ? overlay : undefined,
    item: Number.isInteger(item) ? item : undefined,
    isCopy: isCopy === true,
  };
}

/** Replaces the current entry. */
export const replaceEntry = (entry: Entry, address?: string) => history.replaceState(entry, '', address);

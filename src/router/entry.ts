/**
 * What a history entry holds. `index`: its place among the entries of the tab. `from`: the path of the page of the entry
 * below, if the router showed it. `overlay`: the name of the open overlay, which has an entry of its own, so that Back
 * closes it, and the index of its `item`. `isCopy`: whether that could not be shown, so that it looks like the one below.
 */
export type Entry = { index?: number; from?: string; overlay?: string; item?: number; isCopy?: boolean };

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

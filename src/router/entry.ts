/**
 * What a history entry holds. `from`: the path of the page of the entry below, if the router showed it. `overlay`: the
 * name of the open overlay, which has an entry of its own, so that Back closes it, and the index of its `item`.
 * `isCopy`: that of an overlay which cannot be shown, so that it looks like the entry below.
 */
export type Entry = { from?: string; overlay?: string; item?: number; isCopy?: boolean };

/** The current entry. Its state is input: another version of the site may have written it. */
export function readEntry(): Entry {
  const { from, overlay, item, isCopy } = Object(history.state);
  return {
    from: typeof from === 'string' ? from : undefined,
    overlay: typeof overlay === 'string' ? overlay : undefined,
    item: Number.isInteger(item) ? item : undefined,
    isCopy: isCopy === true,
  };
}

/** Replaces the current entry. */
export const replaceEntry = (entry: Entry, address?: string) => history.replaceState(entry, '', address);

/** Adds an entry. It takes the place of that of an overlay. */
export function pushEntry(entry: Entry, address?: string) {
  if (readEntry().overlay) replaceEntry(entry, address);
  else history.pushState(entry, '', address);
}

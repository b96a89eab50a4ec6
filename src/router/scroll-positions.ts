/** Remembers the scroll positions of history entries, in browsers that have keys for entries (the Navigation API). */
export function createScrollPositions() {
  const tops = new Map<string | undefined, number>(); // in px
  let shown: string | undefined; // undefined during a transition
  const currentKey = () => window.navigation?.currentEntry?.key;

  return {
    /** Records that the current entry is shown. */
    noteShown: () => void (shown = currentKey()),

    /** Records the position of the shown entry, which is about to be left, or has just been. */
    rememberScroll() {
      if (shown) tops.set(shown, scrollY);
      shown = undefined;
    },

    /** Where the current entry was left, if that is known. */
    current: () => tops.get(currentKey()),
  };
}

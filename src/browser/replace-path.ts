/** Replaces path and query of the current entry's URL. */
export function replacePath(path: string) {
  const url = location.origin + path + location.hash;
  try {
    if (location.href !== url) history.replaceState(history.state, '', url);
  } catch {} // Safari refuses after too many calls, some privacy modes always do
}

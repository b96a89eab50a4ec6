let matching = new Set<string>();

/** A `matchMedia` whose results the tests set. */
export const media = {
  match: (query: string) => ({ matches: matching.has(query) }),
  set: (query: string, matches: boolean) => void matching[matches ? 'add' : 'delete'](query),
  reset: () => void (matching = new Set()),
};

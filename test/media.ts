type Listener = () => void;

let matching = new Set<string>();
let lists: { onchange: Listener | null }[] = [];

/** A `matchMedia` whose results the tests set. */
export const media = {
  match(query: string) {
    const list = {
      onchange: null as Listener | null,
      get matches() {
        return matching.has(query);
      },
      addEventListener() {},
    };
    lists.push(list);
    return list;
  },
  set(query: string, matches: boolean) {
    matching[matches ? 'add' : 'delete'](query);
    lists.forEach((list) => list.onchange?.());
  },
  reset() {
    matching = new Set();
    lists = [];
  },
};

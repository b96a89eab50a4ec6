// Hosts for examples (RFC 2606), and names in the recipes of src/README.md.
const madeUp = /\bexample\.(?:com|net|org)\b|\b[\w-]+\.example\b(?!\.\w)|Equipo Dev, S\. L\.|Cooperativa Semilla|Museo del Agua/g;

/** The names in pages that the sample and the recipes have made up, each once. */
export const madeUpNames = (pages: Iterable<string>) =>
  [...new Set(Array.from(pages, (page) => page.match(madeUp) ?? []).flat())];

const madeUp = [
  /\bexample\.(?:com|net|org)\b/, /\b[\w-]+\.example\b(?!\.\w)/, // https://www.rfc-editor.org/rfc/rfc2606
  /Equipo Dev, S\. L\.|Cooperativa Semilla|Museo del Agua/, // in the recipes of src/README.md
];

/** The names in pages that the sample and the recipes have made up, each once. */
export const madeUpNames = (pages: Iterable<string>) =>
  [...new Set([...pages].flatMap((page) => madeUp.flatMap((names) => page.match(new RegExp(names, 'g')) ?? [])))];

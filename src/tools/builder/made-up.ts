const madeUp = [
  /\bexample\.(?:com|net|org)\b/, /\b[\w-]+\.example\b(?!\.\w)/, // https://www.rfc-editor.org/rfc/rfc2606
  /Equipo Dev, S\. L\.|Cooperativa Semilla|Museo del Agua/, // in the recipes of src/README.md
];

/** What JavaScript writes for a value that is missing, if a page says so. */
export function missingValue(pages: Iterable<string>) {
  const texts = [...pages].map((page) => page.replace(/<script.*?<\/script>/gs, ''));
  return texts.map((text) => /(?<![\w.-])(undefined|NaN)(?![\w-])/.exec(text)?.[0]).find(Boolean);
}

/** The names in pages that the sample and the recipes have made up, each once. */
export const madeUpNames = (pages: Iterable<string>) =>
  [...new Set([...pages].flatMap((page) => madeUp.flatMap((names) => page.match(new RegExp(names, 'g')) ?? [])))];

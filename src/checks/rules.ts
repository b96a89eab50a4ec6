// Checks for texts. Each returns its mistakes, one line per mistake, with the path of the text.

/** Checks a text. Skips empty texts, which `emptyTexts` must report, and other types, which the compiler reports. */
export const check = (value: unknown, path: string, isValid: (text: string) => unknown, expected: string) =>
  (typeof value !== 'string' || value.trim() === '' || isValid(value) ? []
    : [`${path} must be ${expected}, not ${JSON.stringify(value)}.`]);

/** Checks each item of a list. Paths name the item: `members[1] (Bruno Muestra)`. */
export function checkEach<Item>(
  list: Item[] = [], path: string, checkItem: (item: Item, path: string) => string[],
) {
  return list.flatMap((item, index) => {
    const { name, title, id } = Object(item);
    const label = [name, title, id].map((text) => `${text ?? ''}`.trim()).find(Boolean);
    return checkItem(item, `${path}[${index}]${label ? ` (${label})` : ''}`);
  });
}

/** Reports empty texts in a value, at any depth. */
export function emptyTexts(value: unknown, path: string): string[] {
  if (typeof value === 'string') return value.trim() ? [] : [`${path} is empty. Omit it if it is optional.`];
  if (Array.isArray(value)) return checkEach(value, path, emptyTexts);
  return Object.entries(value ?? {}).flatMap(([name, inner]) => emptyTexts(inner, `${path}.${name}`));
}

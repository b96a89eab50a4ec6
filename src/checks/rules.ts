// Checks for texts. Each returns its mistakes, one line per mistake, with the path of the text.

/** Checks a text. Skips empty texts, which `emptyTexts` must report, and other types, which the compiler reports. */
export const check = (value: unknown, path: string, isValid: (text: string) => unknown, expected: string) =>
  (typeof value !== 'string' || value.trim() === '' || isValid(value) ? []
    : [`${path} must be ${expected}, not ${JSON.stringify(value)}.`]);

/** Checks each item of a list. Paths name the item: `members[1] (Bruno Muestra)`. */
export function checkEach<Item, Mistake>(
  list: Item[] = [], path: string, checkItem: (item: Item, path: string) => Mistake[],
) {
  return list.flatMap((item, index) => {
    const { name, title, id } = Object(item);
    const label = [name, title, id].map((text) => `${text ?? ''}`.trim()).find(Boolean);
    return checkItem(item, `${path}[${index}]${label ? ` (${label})` : ''}`);
  });
}

type Found = { text: string; path: string };

/** Returns all texts in a value, at any depth. */
export function textsIn(value: unknown, path: string): Found[] {
  if (typeof value === 'string') return [{ text: value, path }];
  if (Array.isArray(value)) return checkEach<unknown, Found>(value, path, textsIn);
  return Object.entries(value ?? {}).flatMap(([name, inner]) => textsIn(inner, `${path}.${name}`));
}

export const emptyTexts = (value: unknown, path: string) =>
  textsIn(value, path).filter(({ text }) => !text.trim())
    .map(({ path }) => `${path} is empty. Omit it if it is optional.`);

// Checks of texts. Each returns its mistakes, one line each, with the path of the text.

/** Ignores empty texts, which `emptyTexts` reports, and values of other types, which the compiler reports. */
export const check = (value: unknown, path: string, isValid: (text: string) => boolean, expected: string) =>
  (typeof value !== 'string' || value.trim() === '' || isValid(value) ? []
    : [`${path}: must be ${expected}, not ${JSON.stringify(value)}`]);

/** Checks the items of a list, with paths such as `members[1] (Bruno Muestra)`. */
export function checkEach<Item, Found>(
  list: Item[] = [], path: string, checkItem: (item: Item, path: string) => Found[],
) {
  return list.flatMap((item, index) => {
    const { name, title, id } = Object(item);
    const label = [name, title, id].map((text) => `${text ?? ''}`.trim()).find(Boolean);
    return checkItem(item, `${path}[${index}]${label ? ` (${label})` : ''}`);
  });
}

type Found = { text: string; path: string };

/** All texts, at any depth. */
export function textsIn(value: unknown, path: string): Found[] {
  if (typeof value === 'string') return [{ text: value, path }];
  if (Array.isArray(value)) return checkEach<unknown, Found>(value, path, textsIn);
  return Object.entries(value ?? {}).flatMap(([name, inner]) => textsIn(inner, `${path}.${name}`));
}

export const emptyTexts = (value: unknown, path: string) =>
  textsIn(value, path).filter(({ text }) => !text.trim())
    .map(({ path }) => `${path}: is empty; leave it out if it is optional`);

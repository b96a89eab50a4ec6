// What types cannot say about texts. Each check returns one line per mistake, with the path of its text.

/** A check of a text. `emptyTexts` reports empty ones, the compiler values that are no texts. */
export const rule = (isValid: (text: string) => boolean, expected: string) => (value: unknown, path: string) =>
  typeof value !== 'string' || value.trim() === '' || isValid(value)
    ? [] : [`${path}: must be ${expected}, not ${JSON.stringify(value)}`];

/** Such as `members[1] (Bruno Muestra)`. */
export function placeOf(list: string, index: number | string, record: unknown) {
  const { name, title, id } = Object(record);
  const label = [name, title, id].map((text) => `${text ?? ''}`.trim()).find(Boolean);
  return `${list}[${index}]${label ? ` (${label})` : ''}`;
}

/** Reports texts that are empty, at any depth. */
export function emptyTexts(value: unknown, path: string): string[] {
  if (typeof value === 'string') return value.trim() ? [] : [`${path}: is empty; leave it out if it is optional`];
  return Object.entries(Object(value)).flatMap(([name, inner]) =>
    emptyTexts(inner, Array.isArray(value) ? placeOf(path, name, inner) : `${path}.${name}`));
}

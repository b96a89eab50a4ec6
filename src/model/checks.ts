// Checks of values by a schema, of which those of the content and of the words are made.

/** Returns the mistakes in a value, each as `PATH: why`. */
export type Check = (value: unknown, path: string) => string[];

/** A check, a list of values that pass it, or an object with exactly these fields. */
export type Schema = Check | [item: Schema] | { [field: string]: Schema };

export const say = (path: string, why: string) => [`${path}: ${why}`];

/** The mistake of a value that is none, or not what it must be. */
export const sayMust = (path: string, be: string, value: unknown) =>
  say(path, value === undefined ? 'is missing' : `must be ${be}, not ${JSON.stringify(value)}`);

/** A text that is not empty and satisfies `isRight`. `be` says what it must be. */
export const textThat = (isRight: (value: string) => boolean, be: string): Check => (value, path) => {
  if (typeof value !== 'string') return sayMust(path, 'a text', value);
  if (value.trim() === '') return say(path, 'is empty');
  if (value.includes('\uFFFD')) return say(path, 'has lost its accents; save the file as UTF-8');
  return isRight(value) ? [] : sayMust(path, be, value);
};

export const text = textThat(() => true, '');

/** A value that may be left out, or be `none`. */
export const optional = (schema: Schema, none?: null): Check => (value, path) => {
  if (value === undefined || value === none) return [];
  return value ? mistakesIn(schema, value, path) : say(path, 'is empty; leave it out where there is none');
};

/** An object with these fields. `cure` continues the sentence about any other field. */
export const record = (fields: Record<string, Schema>, cure = ''): Check => (value, path) => {
  const names = Object.keys(fields).join(', ');
  if (typeof value !== 'object' || value === null) return sayMust(path, `an object with the fields ${names}`, value);
  const prefix = path && `${path}.`;
  const unknown = Object.keys(value).filter((name) => !(name in fields));
  return [
    ...Object.entries(fields).flatMap(([name, field]) => mistakesIn(field, (value as never)[name], prefix + name)),
    ...unknown.flatMap((name) => say(prefix + name, `is not a field; the fields are ${names}${cure}`)),
  ];
};

/** The name of a record, in brackets, for the path of a mistake; empty if it has none. */
function called(record: unknown) {
  const { name, title } = (record ?? {}) as Record<string, unknown>;
  const called = `${name ?? title ?? ''}`.trim();
  return called && ` (${called})`;
}

/** Returns the mistakes in a value by a schema. */
export function mistakesIn(schema: Schema, value: unknown, path: string): string[] {
  if (typeof schema === 'function') return schema(value, path);
  if (!Array.isArray(schema)) return record(schema)(value, path);
  if (!Array.isArray(value)) return sayMust(path, 'a list in [ ]', value);
  return Array.from(value, (item, index) => mistakesIn(schema[0], item, `${path}[${index}]${called(item)}`)).flat();
}

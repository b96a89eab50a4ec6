// Checks of values, of which those of the content and of the words are made.

/** Returns the mistakes in `value`, each as `PATH: why`. */
export type Check = (value: unknown, path: string) => string[];

export const say = (path: string, why: string) => [`${path}: ${why}`];
export const quote = (value: unknown) => JSON.stringify(value) ?? String(value);

type IsRight = (value: unknown) => boolean;

/** A value of one type, `what`, which is then checked further. */
function typed<T>(isRight: IsRight, what: string, check: (value: T, path: string) => string[]): Check {
  return (value, path) => {
    if (value === undefined) return say(path, 'is missing');
    return isRight(value) ? check(value as T, path) : say(path, `must be ${what}, not ${quote(value)}`);
  };
}

/** A text that is not empty and satisfies `isRight`. `must` says what it must be. */
export const textThat = (isRight: (value: string) => boolean, must: string) =>
  typed<string>((value) => typeof value === 'string', 'a text', (value, path) => {
    if (value.trim() === '') return say(path, 'is empty');
    if (value.includes('\uFFFD')) return say(path, 'has lost its accents; save the file as UTF-8');
    return isRight(value) ? [] : say(path, `must be ${must}, not ${quote(value)}`);
  });

export const text = textThat(() => true, '');

/** The name of a record, in brackets, for the path of a mistake; empty if it has none. */
export function called(record: unknown, nameField: string) {
  const name = (record as Record<string, unknown> | null | undefined)?.[nameField];
  return typeof name === 'string' && name.trim() !== '' ? ` (${name.trim()})` : '';
}

/** A list without holes, such as a comma too many leaves. `nameField` is the field with the name of a record. */
export const list = (item: Check, nameField = '') =>
  typed<unknown[]>(Array.isArray, 'a list in [ ]', (value, path) =>
    Array.from(value, (each, index) => item(each, `${path}[${index}]${called(each, nameField)}`)).flat());

/** An object with these fields. `cure` continues the sentence about any other field. */
export const record = (fields: Record<string, Check>, cure = '') => {
  const names = Object.keys(fields).join(', ');
  const isObject = (value: unknown) => typeof value === 'object' && value !== null;
  return typed<object>(isObject, `an object with the fields ${names}`, (value, path) => {
    const prefix = path && `${path}.`;
    const unknown = Object.keys(value).filter((name) => !(name in fields));
    return [
      ...Object.entries(fields).flatMap(([name, check]) => check((value as never)[name], prefix + name)),
      ...unknown.flatMap((name) => say(prefix + name, `is not a field; the fields are ${names}${cure}`)),
    ];
  });
};

export const optional = (check: Check): Check => (value, path) => {
  if (value === undefined) return [];
  return value === null || value === '' ? say(path, 'is empty; leave it out where there is none') : check(value, path);
};

export const orNull = (check: Check): Check => (value, path) => {
  if (value === null) return [];
  return value ? check(value, path) : say(path, 'is empty; write null where there is none');
};

import { nearest } from './nearest';

/** Returns the mistakes in a value, each as `PATH: why`. A value without any is of this type. */
export type Check<Type> = (value: Type, path: string) => string[];

/** The type of the values that a check accepts. */
export type Of<Any extends Check<never>> = Parameters<Any>[0];

export const say = (path: string, why: string) => [`${path}: ${why}`];

/** The mistake of a missing or wrong value. */
export const sayMust = (path: string, be: string, value: unknown) =>
  say(path, value === undefined ? 'is missing' : `must be ${be}, not ${JSON.stringify(value)}`);

/** Checks a value with `isRight`. `be` says what it must be. */
export const valueThat = <Type>(isRight: (value: unknown) => boolean, be: string): Check<Type> => (value, path) =>
  isRight(value) ? [] : sayMust(path, be, value);

/** The same for a text. */
export const textThat = (isRight: (value: string) => boolean, be: string): Check<string> => (value, path) => {
  if (typeof value !== 'string') return sayMust(path, 'a text', value);
  if (value.trim() === '') return say(path, 'is empty');
  if (value.includes('\uFFFD')) return say(path, 'has lost its accents; save the file as UTF-8');
  return isRight(value) ? [] : sayMust(path, be, value);
};

export const text = textThat(() => true, '');

/** A value that may be left out. */
export const optional = <Type>(check: Check<Type>): Check<Type | undefined> => (value, path) => {
  if (value === undefined) return [];
  return value === '' ? say(path, 'is empty; leave it out where there is none') : check(value, path);
};

type Fields<Type> = { [Name in keyof Type]: Check<Type[Name]> };

/** Makes fields optional that may be undefined. */
type Values<Type> =
  Partial<Type> & { [Name in keyof Type as undefined extends Type[Name] ? never : Name]: Type[Name] };

const pathTo = (path: string, name: string) => (path ? `${path}.${name}` : name);

/** An object with these fields, and possibly others. */
export const withFields = <Type>(fields: Fields<Type>): Check<Values<Type>> => (value, path) => {
  const names = Object.keys(fields).join(', ');
  if (typeof value !== 'object' || value === null) return sayMust(path, `an object with the fields ${names}`, value);
  return Object.entries<Check<never>>(fields)
    .flatMap(([name, check]) => check((value as never)[name], pathTo(path, name)));
};

/** An object with only these fields. `cure` is added to the message about any other. */
export const record = <Type>(fields: Fields<Type>, cure = ''): Check<Values<Type>> => (value, path) => {
  const names = Object.keys(fields);
  const unknown = Object.keys(Object(value)).filter((name) => !(name in fields));
  return [
    ...withFields(fields)(value, path),
    ...unknown.flatMap((name) => {
      const meant = nearest(name, names);
      const what = meant ? `did you mean ${meant}?` : `the fields are ${names.join(', ')}${cure}`;
      return say(pathTo(path, name), `is not a field; ${what}`);
    }),
  ];
};

/** An object with any number of entries, whose names and values are checked. */
export const dictionary = <Type>(ofName: Check<string>, ofValue: Check<Type>): Check<{ [name: string]: Type }> =>
  (value, path) => {
    if (typeof value !== 'object' || value === null) return sayMust(path, 'an object', value);
    return Object.entries(value).flatMap(([name, item]) =>
      [ofName(name, pathTo(path, name)), ofValue(item, pathTo(path, name))].flat());
  };

function called(record: unknown) {
  const { name, title, id } = (record ?? {}) as Record<string, unknown>;
  const called = [name, title, id].map((text) => `${text ?? ''}`.trim()).find(Boolean);
  return called ? ` (${called})` : '';
}

export const list = <Type>(check: Check<Type>): Check<Type[]> => (value, path) =>
  Array.isArray(value)
    ? Array.from(value, (item, index) => check(item, `${path}[${index}]${called(item)}`)).flat()
    : sayMust(path, 'a list in [ ]', value);

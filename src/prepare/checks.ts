// Checks of values, from which those of the content and of the words are composed.
import { isProjectsPath } from '../pages/project-id';

/** Returns the mistakes in `value`, each as `PATH: why`. */
export type Check = (value: unknown, path: string) => string[];

export const say = (path: string, why: string) => [`${path}: ${why}`];
export const quote = (value: unknown) => JSON.stringify(value) ?? String(value);

/** Reports a missing value, with a `cure` that says what to write; checks any other. */
export const present = (cure: string, check: Check): Check => (value, path) =>
  value === undefined ? say(path, `is missing${cure && `; ${cure}`}`) : check(value, path);

export const text = present('', (value, path) => {
  if (typeof value !== 'string') return say(path, `must be a text, not ${quote(value)}`);
  return value.trim() === '' ? say(path, 'is empty') : [];
});

/** Runs checks one after another and stops at the first that finds mistakes. */
export const chain = (...checks: Check[]): Check => (value, path) => {
  for (const check of checks) {
    const mistakes = check(value, path);
    if (mistakes.length > 0) return mistakes;
  }
  return [];
};

/** A text that must satisfy `isRight`. `why` is the rest of the sentence when it does not. */
export const textThat = (isRight: (value: string) => boolean, why: string) =>
  chain(text, (value, path) => (isRight(value as string) ? [] : say(path, `${why}, not ${quote(value)}`)));

/** The name of a record, in brackets, for the path of a mistake; empty if it has none. */
export function called(record: unknown, nameField: string) {
  const name = (record as Record<string, unknown> | null | undefined)?.[nameField];
  return typeof name === 'string' && name.trim() !== '' ? ` (${name.trim()})` : '';
}

/** A list without holes, such as `example`. `nameField` is the field with the name of a record, if entries are records. */
export const list = (item: Check, example = "['one', 'two']", nameField = ''): Check =>
  present('write [] where there is none', (value, path) => {
    const entry = present('is there a comma too many?', item);
    if (!Array.isArray(value)) return say(path, `must be a list, like ${example}, not ${quote(value)}`);
    // Array.from visits holes, flatMap does not
    return Array.from(value, (each, index) => entry(each, `${path}[${index}]${called(each, nameField)}`)).flat();
  });

export const record = (fields: Record<string, Check>): Check => {
  const names = Object.keys(fields).join(', ');
  return present(`its fields are ${names}`, (value, path) => {
    if (typeof value !== 'object' || value === null) return say(path, `must be an object with the fields ${names}`);
    const prefix = path && `${path}.`;
    const unknown = Object.keys(value).filter((name) => !(name in fields));
    return [
      ...Object.entries(fields).flatMap(([name, check]) => check((value as never)[name], prefix + name)),
      ...unknown.flatMap((name) => say(prefix + name, `is not a field; the fields are ${names}`)),
    ];
  });
};

export const optional = (check: Check): Check => (value, path) => {
  if (value === undefined) return [];
  if (value === null) return say(path, 'is null; leave it out where there is none');
  return value === '' ? say(path, 'is empty; leave it out where there is none') : check(value, path);
};

export const orNull = (check: Check): Check =>
  present('write null where there is none', (value, path) => {
    if (value === null) return [];
    return value === '' ? say(path, 'is empty; write null where there is none') : check(value, path);
  });

function isLanguageTag(value: string) {
  try {
    return /^[a-z]{2,3}(-|$)/i.test(value) && Intl.getCanonicalLocales(value).length === 1;
  } catch {
    return false;
  }
}

/** A language by its tag, such as `es` or `pt-BR`. */
export const languageTag = textThat(isLanguageTag, 'must be the tag of a language, like en or pt-BR');

export const projectsPath = textThat(isProjectsPath, 'must be one or more of a-z, 0-9 and -, but not assets, index or 404');

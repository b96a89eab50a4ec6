// Checks of texts. The compiler reports values that are missing or no texts.
import { parseUrl } from '../addresses';

/** A check of a text. `badTexts` reports empty ones. */
export const rule = (isValid: (text: string) => boolean, expected: string) => (value: unknown, path: string) =>
  typeof value !== 'string' || value.trim() === '' || isValid(value)
    ? [] : [`${path}: must be ${expected}, not ${JSON.stringify(value.slice(0, 100))}`];

export const email =
  rule((text) => /^[^\s@<>:,;?]+@[^\s@<>:,;?]+\.[^\s@<>:,;?.]+$/.test(text), 'an e-mail address');

function isLanguageTag(text: string) {
  try {
    return /^[a-z]{2,3}(-|$)/i.test(text) && new Intl.Locale(text) !== undefined;
  } catch {
    return false;
  }
}

export const languageTag = rule(isLanguageTag, 'the tag of a language, like en or pt-BR');

export const isWebAddress = (text: string) => /^https?:\/\/[^\s/]\S*$/.test(text) && parseUrl(text) !== undefined;

export const webAddress = rule(isWebAddress, 'an https: or http: address');

/** The address of the site, whose path is the base path. */
export const siteUrl = rule(
  (text) =>
    /^https?:\/\/[\p{L}\p{N}.-]+(:\d+)?\/([A-Za-z\d~-][\w.~-]*\/)*$/u.test(text) && parseUrl(text) !== undefined,
  'an address that ends in a slash, with names of a-z, 0-9, -, . and _ in its path, a letter or digit first, '
    + 'like https://example.com/ or https://example.com/web/',
);

const reserved = ['assets', 'share', 'index', '404'];

const isSegment = (text: string) => /^[a-z0-9-]+$/.test(text);

/** A path of one segment. `folders` are the names of the folders of languages. */
export function freePath(folders: string[]) {
  const taken = [...reserved, ...folders];
  return rule(
    (text) => isSegment(text) && !taken.includes(text), `one or more of a-z, 0-9 and -, but not ${taken.join(', ')}`);
}

/** A path of one or two segments. */
export function pagePath(projectsPath: string, folders: string[]) {
  const taken = [...reserved, projectsPath, ...folders];
  return rule(
    (text) => {
      const [first = '', second, ...others] = text.split('/');
      const isFree = !taken.includes(first) && second !== 'index';
      return text.split('/').every(isSegment) && others.length === 0 && isFree;
    },
    `one or more of a-z, 0-9 and -, or two such names with a slash between; the first not ${taken.join(', ')}, `
      + 'the second not index',
  );
}

/** Such as `members[1] (Bruno Muestra)`. */
export function pathOf(list: string, index: number | string, record: unknown) {
  const { name, title, id } = Object(record);
  const label = [name, title, id].map((text) => `${text ?? ''}`.trim()).find(Boolean);
  return `${list}[${index}]${label ? ` (${label})` : ''}`;
}

/** The texts in a value, at any depth, with their paths. */
export function textsIn(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]];
  const pathTo = (name: string, inner: unknown) =>
    (Array.isArray(value) ? pathOf(path, name, inner) : path ? `${path}.${name}` : name);
  return Object.entries(Object(value)).flatMap(([name, inner]) => textsIn(inner, pathTo(name, inner)));
}

/** Reports texts that are empty or have half a character. */
export const badTexts = (value: unknown) => textsIn(value).flatMap(([path, text]) => {
  if (/\p{Surrogate}/u.test(text)) return [`${path}: has an incomplete character, perhaps of an emoji; write it again`];
  return text.trim() ? [] : [`${path}: is empty; leave it out if it is optional`];
});

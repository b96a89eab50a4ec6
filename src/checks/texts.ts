// Rules for texts. The compiler reports a value that is no text, or missing.
import { parseUrl } from '../addresses';

/** A rule for a text. `be` says what the text must be. Empty texts have a rule of their own. */
export const rule = (isRight: (text: string) => boolean, be: string) => (value: unknown, path: string) =>
  typeof value !== 'string' || value.trim() === '' || isRight(value)
    ? [] : [`${path}: must be ${be}, not ${JSON.stringify(value.slice(0, 100))}`];

export const email =
  rule((text) => /^[^\s@<>:,;?]+@[^\s@<>:,;?]+\.[^\s@<>:,;?.]+$/.test(text), 'an e-mail address');

export const isLanguageTag = (text: string) => /^[a-z]{2,3}(-[a-z\d]{2,8})*$/i.test(text);

export const languageTag = rule(isLanguageTag, 'the tag of a language, like en or pt-BR');

export const isWebAddress = (text: string) => /^https?:\/\/[^\s/]\S*$/.test(text) && parseUrl(text) !== undefined;

export const webAddress = rule(isWebAddress, 'an https: or http: address');

export const siteUrl = rule(
  (text) =>
    /^https?:\/\/[\p{L}\p{N}.-]+(:\d+)?\/([A-Za-z\d~-][\w.~-]*\/)*$/u.test(text) && parseUrl(text) !== undefined,
  'an address that ends in a slash, with names of a-z, 0-9, -, . and _ in its path, a letter or digit first, '
    + 'like https://example.com/ or https://example.com/web/',
);

const reserved = ['assets', 'share', 'index', '404'];

const isSegment = (text: string) => /^[a-z0-9-]+$/.test(text);

/** A path of one segment that is not reserved. */
export const freePath = rule(
  (text) => isSegment(text) && !reserved.includes(text),
  `one or more of a-z, 0-9 and -, but not ${reserved.join(', ')}`,
);

/** The path of a page: one segment, or two with a slash between. */
export function pagePath(projectsPath: string, languages: string[]) {
  const taken = [...reserved, projectsPath, ...languages];
  return rule(
    (text) => {
      const [first = '', ...others] = text.split('/');
      const isFree = !taken.includes(first) && others[0] !== 'index';
      return text.split('/').every(isSegment) && others.length < 2 && isFree;
    },
    `one or more of a-z, 0-9 and -, or two such names with a slash between; the first not ${taken.join(', ')}, `
      + 'the second not index',
  );
}

/** The path of a record in a list, with its name: `members[1] (Bruno Muestra)`. */
export function pathOf(list: string, index: number | string, record: unknown) {
  const { name, title, id } = Object(record);
  const label = [name, title, id].map((text) => `${text ?? ''}`.trim()).find(Boolean);
  return `${list}[${index}]${label ? ` (${label})` : ''}`;
}

/** Reports the texts in a value, at any depth, that are empty or have half a character. */
export function badTexts(value: unknown, path = ''): string[] {
  if (typeof value === 'string') {
    if (/\p{Surrogate}/u.test(value)) return [`${path}: has an incomplete character, perhaps of an emoji; write it again`];
    return value.trim() ? [] : [`${path}: is empty; leave it out if it is optional`];
  }
  const pathTo = (name: string, inner: unknown) =>
    (Array.isArray(value) ? pathOf(path, name, inner) : path ? `${path}.${name}` : name);
  return Object.entries(Object(value)).flatMap(([name, inner]) => badTexts(inner, pathTo(name, inner)));
}

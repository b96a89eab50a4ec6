// Finds the lines of mistakes in a text. Lines begin at 1; 0 means that there is none.
import { decode } from '../../model/urls';

/** Finds a URL, which may be written without the base path or with an extension. */
export function findUrlLine(url: string, text: string) {
  const tidy = (url: string) => `/${decode(url).replace(/^(\.*\/)+|(\/index)?\.\w+(?=[?#]|$)|\/(?=[?#]|$)/g, '')}`;
  return text.split('\n').findIndex((line) => [...line.matchAll(/[("'`<=}:]\s*([^\s()"'`<>{}]+)/g)]
    .some(([, written]) => tidy(url).endsWith(tidy(written!)))) + 1;
}

/** Finds a field of the frontmatter, in YAML or TypeScript. */
export const findFieldLine = (name: string, text: string) =>
  text.split('\n').findIndex((line) => RegExp(`(^|[\\s{,])['"]?${name}['"]?\\s*:`).test(line)) + 1;

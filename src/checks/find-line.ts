// Finds the lines of mistakes in a text. Lines begin at 1; 0 means that there is none.
import { decode } from '../model/urls';

/** The texts of the team's files in src/site/, by path. */
export type TeamTexts = ReadonlyMap<string, string>;

/** Matches what may be a URL in Markdown, HTML, JSX or TypeScript, after a character that can precede one. */
const written = /(?:[("'`<=}]|\]:)\s*([^\s()"'`<>{}]+)/g;

/** Removes dots and slashes at the start, extensions, `/index` before them, and final slashes. */
const tidy = (url: string) =>
  `/${decode(url).replace(/^(\.*\/)+/, '').replace(/((\/index)?\.\w+|\/)(?=[?#]|$)/g, '')}`;

/** Finds a URL, which may be written without the base path or with an extension. */
export const findUrlLine = (url: string, text: string) =>
  text.split('\n').findIndex((line) =>
    [...line.matchAll(written)].some(([, other]) => tidy(url).endsWith(tidy(other!)))) + 1;

/** Finds a field of the frontmatter, in YAML or TypeScript. */
export function findFieldLine(name: string, text: string) {
  const field = `['"]?${name.replace(/\W/g, '\\$&')}['"]?\\s*:`;
  const lines = text.split('\n');
  const lineOf = (pattern: RegExp) => lines.findIndex((line) => pattern.test(line)) + 1;
  return lineOf(RegExp(`^\\s*${field}`)) || lineOf(RegExp(`[\\s{,]${field}`));
}

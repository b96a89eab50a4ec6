// Finds misspelt names in the team's style sheets, which browsers ignore in silence.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { nearest } from '../common/nearest';
import { readText } from '../common/folder';
import { siteFiles } from '../common/languages';
import { Mistake } from '../common/mistake';

// css-tree knows the properties of CSS and their values. It comes with jsdom, and has no types.
const { definitionSyntax, generate, lexer, parse, walk } =
  createRequire(createRequire(import.meta.url).resolve('jsdom'))('css-tree');

const errorIn = (property: string, value: string): { name: string; mismatchOffset: number; mismatchLength: number } =>
  lexer.matchProperty(property, value).error;

/** Values with `var()` cannot be judged, so they fit. */
const fits = (property: string, value: string) => !errorIn(property, value)?.name.startsWith('Syntax');

/** All words of all values, and some more. */
const wordsOfValues = () => new Set(Object.values<{ syntax: unknown }>({ ...lexer.properties, ...lexer.types })
  .flatMap(({ syntax }): string[] => (syntax && definitionSyntax.generate(syntax).match(/[a-z][a-z-]+/g)) || []));

/** Of the names with which a declaration would be right, the nearest to a misspelt one. */
const nearestRight = (misspelt: string, names: string[], isRight: (name: string) => boolean) =>
  nearest(misspelt, names.filter((name) => nearest(misspelt, [name]) && isRight(name)));

/** What is wrong with a declaration, if that is sure: an unknown name that is not near another may be a new one. */
function mistakeIn(property: string, value: string) {
  const error = errorIn(property, value);
  if (error?.name === 'SyntaxReferenceError') {
    const other = nearestRight(property, Object.keys(lexer.properties), (name) => fits(name, value));
    return other && `${property} is not a property; did you mean ${other}?`;
  }
  if (error?.name !== 'SyntaxMatchError') return undefined;
  const [start, end] = [error.mismatchOffset, error.mismatchOffset + error.mismatchLength];
  const word = value.slice(start, end);
  const valueWith = (name: string) => value.slice(0, start) + name + value.slice(end);
  const other = nearestRight(word, [...wordsOfValues()], (name) => fits(property, valueWith(name)));
  if (other) return `${property} has no value ${word}; did you mean ${other}?`;
  return /^\d/.test(word) ? `${property} has no value ${word}` : undefined; // a unit is missing, or does not exist
}

/** Returns the mistakes in a style sheet, each with its line. `tokens` are the custom properties that are set. */
export function mistakesIn(sheet: string, tokens: string[]) {
  const mistakes: string[] = [];
  const note = (node: any, mistake: string | undefined) =>
    mistake && mistakes.push(`${node.loc.start.line}: ${mistake}`);
  walk(parse(sheet, { positions: true, parseCustomProperty: true }), function (this: { rule?: unknown }, node: any) {
    if (node.type === 'Declaration' && this.rule) { // elsewhere, as in @font-face, are descriptors
      const value = generate(node.value);
      const isRule = value.includes('{'); // css-tree reads some nested ones as declarations
      if (!isRule) note(node, mistakeIn(node.property, value));
    }
    if (node.type !== 'Function' || node.name !== 'var' || node.children.size > 1) return; // with a fallback
    const token = node.children.first;
    if (tokens.includes(token.name)) return;
    const other = nearest(token.name, tokens);
    note(token, `${token.name} is not set; ${other ? `did you mean ${other}?` : 'styles/theme.css has the tokens'}`);
  });
  return mistakes;
}

/** Throws a Mistake for misspelt names in the team's style sheets. `css` is what is compiled of all style sheets. */
export function checkSheets(root: string, css: string, language = '') {
  const own = siteFiles(root, language);
  const read = (file: string) => readText(join(root, file));
  const scripts = own.filter((file) => /\.[jt]sx?$/.test(file)).map(read); // they may set some
  const tokens = [css, ...scripts].join('\n').match(/(?<![\w-]|var\(\s*)--[^\s:;,(){}'"`]+/g) ?? [];
  const mistakes = own.filter((file) => file.endsWith('.css')).flatMap((file) =>
    mistakesIn(read(file), tokens).map((mistake) => `${file}:${mistake}`));
  if (mistakes.length > 0) throw new Mistake(mistakes.join('\n'));
}

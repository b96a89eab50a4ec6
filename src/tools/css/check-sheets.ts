// Finds typos in the team's style sheets, which browsers do not report.
import { join } from 'node:path';
import { nearest } from '../common/nearest';
import { readText } from '../common/folder';
import { fromJsdom } from '../common/from-jsdom';
import { siteFiles } from '../common/languages';
import { Mistake } from '../common/mistake';

// css-tree knows all properties and values.
const { definitionSyntax, generate, lexer, parse, walk } = fromJsdom('css-tree');

const errorIn = (property: string, value: string): { name: string; mismatchOffset: number; mismatchLength: number } =>
  lexer.matchProperty(property, value).error;

/** True also of values with `var()`. */
const fits = (property: string, value: string) => !errorIn(property, value)?.name.startsWith('Syntax');

/** The words of all values. */
const wordsOfValues = () => new Set(Object.values<{ syntax: unknown }>({ ...lexer.properties, ...lexer.types })
  .flatMap(({ syntax }): string[] => (syntax && definitionSyntax.generate(syntax).match(/[a-z][a-z-]+/g)) || []));

/** The nearest name with which a declaration is valid. */
const nearestValid = (typo: string, names: string[], isValid: (name: string) => boolean) =>
  nearest(typo, names.filter((name) => nearest(typo, [name]) && isValid(name)));

/** An unknown name that is not near another may be a new one. */
function mistakeIn(property: string, value: string) {
  const error = errorIn(property, value);
  if (error?.name === 'SyntaxReferenceError') {
    const other = nearestValid(property, Object.keys(lexer.properties), (name) => fits(name, value));
    return other && `${property} is not a property; did you mean ${other}?`;
  }
  if (error?.name !== 'SyntaxMatchError') return undefined;
  const [start, end] = [error.mismatchOffset, error.mismatchOffset + error.mismatchLength];
  const word = value.slice(start, end);
  const valueWith = (name: string) => value.slice(0, start) + name + value.slice(end);
  const other = nearestValid(word, [...wordsOfValues()], (name) => fits(property, valueWith(name)));
  if (other) return `${property} has no value ${word}; did you mean ${other}?`;
  return /^\d/.test(word) ? `${property} has no value ${word}` : undefined; // the unit is wrong or missing
}

/** `tokens` are the custom properties that are set. */
export function mistakesIn(sheet: string, tokens: string[]) {
  const mistakes: string[] = [];
  const note = (node: any, mistake: string | undefined) =>
    mistake && mistakes.push(`${node.loc.start.line}: ${mistake}`);
  walk(parse(sheet, { positions: true, parseCustomProperty: true }), function (this: { rule?: unknown }, node: any) {
    if (node.type === 'Declaration' && this.rule) { // not a descriptor, as in @font-face
      const value = generate(node.value);
      const isRule = value.includes('{'); // css-tree reads some nested rules as declarations
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

/** Throws a Mistake. `css` are all style sheets, compiled. */
export function checkSheets(root: string, css: string, language = '') {
  const files = siteFiles(root, language);
  const read = (file: string) => readText(join(root, file));
  const scripts = files.filter((file) => /\.[jt]sx?$/.test(file)).map(read); // they may set tokens
  const tokens = [css, ...scripts].join('\n').match(/(?<![\w-]|var\(\s*)--[^\s:;,(){}'"`]+/g) ?? [];
  const mistakes = files.filter((file) => file.endsWith('.css')).flatMap((file) =>
    mistakesIn(read(file), tokens).map((mistake) => `${file}:${mistake}`));
  if (mistakes.length > 0) throw new Mistake(mistakes.join('\n'));
}
